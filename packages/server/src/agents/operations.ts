import type { Registry } from '../http/operation.ts';
import { enrolAgent } from './enrolAgent.ts';
import { reportHeartbeat } from './reportHeartbeat.ts';
import { reportShutdown } from './reportShutdown.ts';

/** The operations of this area. */
export const agentsOperations = {
  enrolAgent,
  reportHeartbeat,
  reportShutdown,
} satisfies Partial<Registry>;
