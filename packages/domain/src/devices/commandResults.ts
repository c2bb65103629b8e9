import { isOpenCommand, type AgentCommandState } from './agentCommands.ts';

/**
 * The outcome of a command for one device: it is queued, on its way to the server, waiting for the agent, or done; or
 * the server refused it, the agent failed, or no answer came in time.
 */
export type CommandResult =
  | { readonly kind: 'next' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done' }
  /** `because` is a message key. */
  | { readonly kind: 'refused'; readonly because: string }
  /** `reason` is the agent's answer, or empty. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'expired' };

/** Results by device ID. */
export type CommandResults = ReadonlyMap<number, CommandResult>;

/** What a command's server state means to the user who sent it. */
export function resultOfCommand(command: {
  readonly state: AgentCommandState;
  readonly reason: string;
}): CommandResult {
  if (isOpenCommand(command.state)) return { kind: 'waiting' };
  switch (command.state) {
    case 'acknowledged':
      return { kind: 'done' };
    case 'failed':
      return { kind: 'failed', reason: command.reason };
    default:
      return { kind: 'expired' };
  }
}

/** Whether a command's outcome is final. */
export function isSettled({ kind }: CommandResult): boolean {
  return kind !== 'next' && kind !== 'sending' && kind !== 'waiting';
}

/** How many commands are done, failed, or still in progress. */
export interface CommandTally {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly open: number;
}

/** Counts results. */
export function tallyResults(results: CommandResults): CommandTally {
  const all = [...results.values()];
  const done = all.filter(({ kind }) => kind === 'done').length;
  const open = all.filter((result) => !isSettled(result)).length;
  return { total: all.length, done, open, failed: all.length - done - open };
}

/** The devices whose command failed: a retry is sent to exactly these. */
export function failedDevices<Device extends { readonly id: number }>(
  devices: readonly Device[],
  results: CommandResults,
): readonly Device[] {
  return devices.filter(({ id }) => {
    const result = results.get(id);
    return result !== undefined && isSettled(result) && result.kind !== 'done';
  });
}
