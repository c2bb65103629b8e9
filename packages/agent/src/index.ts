export { readFleetPlan, FleetPlanError } from './fleet/readFleetPlan.ts';
export { LARGEST_FLEET, makeFleetPlan } from './fleet/makeFleetPlan.ts';
export { startFleet, type FleetOptions } from './fleet/startFleet.ts';
export type { DeviceProfile, Fleet, FleetPlan } from './fleet/deviceProfile.ts';
export type { AgentEnd, AgentEvent, AgentHandle } from './protocol/agentHandle.ts';
export type { FatalReason } from './protocol/agentSession.ts';
export { startRealAgent, type RealAgentOptions } from './real/startRealAgent.ts';
export type { Machine } from './real/machine.ts';
export { DamagedFileError } from './storage/privateFile.ts';
