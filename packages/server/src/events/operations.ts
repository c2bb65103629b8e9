import type { Registry } from '../http/operation.ts';
import { streamEvents } from './streamEvents.ts';

/** The operations of this area. */
export const eventsOperations = {
  streamEvents,
} satisfies Partial<Registry>;
