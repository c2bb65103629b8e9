import type { AgentCommand } from '../contract/index.ts';
import type { AgentSession } from './agentSession.ts';
import { pauseAfter } from './backoff.ts';
import { wait } from './wait.ts';

/** How long one request waits for a command, in seconds. */
const WAIT_SECONDS = 25;
/** How long to wait until the server knows the agent, in milliseconds. */
const UNKNOWN_MS = 500;

/** Options for listening. */
export interface Listening {
  readonly session: AgentSession;
  readonly run: (commands: readonly AgentCommand[]) => Promise<void>;
  readonly signal: AbortSignal;
  readonly random: () => number;
}

/** Waits for commands and runs them, until the signal or until the device is deleted; returns which. */
export async function listenForCommands({ session, run, signal, random }: Listening): Promise<'removed' | 'ended'> {
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await session.takeCommands(WAIT_SECONDS, signal);
    if (signal.aborted) break;
    switch (outcome.kind) {
      case 'commands':
        failures = 0;
        await run(outcome.commands);
        break;
      case 'removed':
        return 'removed';
      case 'unknown':
        await wait(UNKNOWN_MS, signal);
        break;
      case 'away':
      case 'declined': {
        failures += 1;
        const asked = outcome.kind === 'declined' ? (outcome.retryAfterSeconds ?? 0) * 1000 : 0;
        await wait(Math.max(asked, pauseAfter(failures, random())), signal);
        break;
      }
    }
  }
  return 'ended';
}
