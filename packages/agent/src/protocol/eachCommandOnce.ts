import type { AgentCommand } from '../contract/index.ts';

/**
 * Runs commands one after the other, each once however often it is handed out: the server repeats a command until it
 * gets an answer.
 *
 * @param remembered How many commands are remembered.
 */
export function eachCommandOnce(
  remembered: number,
  run: (command: AgentCommand) => Promise<void>,
): (commands: readonly AgentCommand[]) => Promise<void> {
  const begun = new Set<number>();
  return async (commands) => {
    for (const command of commands) {
      if (begun.has(command.pk)) continue;
      begun.add(command.pk);
      const [oldest] = begun;
      if (begun.size > remembered && oldest !== undefined) begun.delete(oldest);
      await run(command);
    }
  };
}
