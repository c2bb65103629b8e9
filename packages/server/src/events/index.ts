export { type PersonEventStore, personEventStore } from './eventStore.ts';
export { pruneEvents } from './keptEvents.ts';
export { createMemoryBus } from './memoryBus.ts';
export { openStreams } from './openStreams.ts';
export { eventsOperations } from './operations.ts';
export { createPostgresBus, openListener } from './postgresBus.ts';
