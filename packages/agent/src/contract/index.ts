import type { WireComponents } from '@remote-console/api-client/contract';

type Schemas = WireComponents['schemas'];

/** A command as an agent receives it. */
export type AgentCommand = Schemas['AgentCommand'];
/** What an agent sends to enroll. */
export type Enrolment = Schemas['Enrolment'];
/** What an agent reports. */
export type Heartbeat = Schemas['Heartbeat'];
/** What an agent knows about its machine. */
export type Inventory = Schemas['Inventory'];
/** What an agent measures. */
export type Telemetry = Schemas['Telemetry'];
