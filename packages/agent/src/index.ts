export {
  FleetPlanError,
  LARGEST_FLEET,
  makeFleetPlan,
  readFleetPlan,
  startFleet,
  type FleetOptions,
} from './fleet/index.ts';
export {
  newAgentKey,
  provenFetch,
  type AgentEnd,
  type AgentEvent,
  type AgentHandle,
  type AgentKey,
  type FatalReason,
  type NonceHolder,
  type ProvenCall,
  type Prover,
} from './protocol/index.ts';
export { startRealAgent, type Machine, type RealAgentOptions } from './real/index.ts';
export {
  NOTHING_ALLOWED,
  type DeviceNotifier,
  type RemoteAllowance,
  type RemotePresence,
  type RemoteRequest,
} from './remote/index.ts';
export type { DeviceProfile, Fleet, FleetPlan } from './simulation/index.ts';
export { DamagedFileError } from './storage/index.ts';
