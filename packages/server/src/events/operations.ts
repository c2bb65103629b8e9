import type { Registry } from '../http/index.ts';
import { streamEvents } from './streamEvents.ts';

/** The operations of this area. */
export const eventsOperations = {
  streamEvents,
} satisfies Partial<Registry>;
