export {
  createAgentApi,
  openAgentServer,
  reasonOf,
  type AgentServer,
  type Answer,
  type CommandOutcome,
  type ScreenImage,
  type SignedManifest,
} from './agentApi.ts';
export { GOODBYE_MS, type AgentEnd, type AgentEvent, type AgentHandle } from './agentHandle.ts';
export { newAgentKey, openAgentKey, type AgentKey, type ProvenCall } from './agentKey.ts';
export { RUN_VARIABLE, THIS_RUN } from './agentRun.ts';
export { createAgentSession, type AgentSession, type BeatOutcome, type FatalReason } from './agentSession.ts';
export { pauseAfter } from './backoff.ts';
export { failedBecause, RESTARTING, UNKNOWN_COMMAND } from './commandOutcomes.ts';
export { eachCommandOnce } from './eachCommandOnce.ts';
export { listenForCommands } from './listenForCommands.ts';
export { provenFetch, type NonceHolder, type Prover } from './provenFetch.ts';
export { isUnprotected, serverOrigin } from './serverOrigin.ts';
export { wait } from './wait.ts';
