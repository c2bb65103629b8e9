import type { CommandOutcome } from './agentApi.ts';

/** The answer to `agent_restart`, which is sent before the agent ends. */
export const RESTARTING: CommandOutcome = { outcome: 'done', reason: 'The agent is restarting.' };

/** The answer to a command of a newer server: without one the server would hand the command out again. */
export const UNKNOWN_COMMAND: CommandOutcome = {
  outcome: 'failed',
  reason: 'This agent does not know the command.',
};
