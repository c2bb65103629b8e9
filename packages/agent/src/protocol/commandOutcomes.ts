import { type AgentReasonCode, writeAgentReason } from '@remote-console/domain';
import type { CommandOutcome } from './agentApi.ts';

/** The answer to a command that was not carried out. The console words the code; the detail is shown as it is. */
export const failedBecause = (code: AgentReasonCode, detail = ''): CommandOutcome => ({
  outcome: 'failed',
  reason: writeAgentReason(code, detail),
});

/** The answer to `agent_restart`, which is sent before the agent ends. */
export const RESTARTING: CommandOutcome = { outcome: 'done', reason: 'The agent is restarting.' };

/** The answer to a command of a newer server: without one the server would hand the command out again. */
export const UNKNOWN_COMMAND: CommandOutcome = failedBecause('unknown_command');
