export { type PersonEventStore, personEventStore, pruneEvents } from './eventStore.ts';
export { createMemoryBus } from './memoryBus.ts';
export { openStreams } from './openStreams.ts';
export { eventsOperations } from './operations.ts';
export { createPostgresBus, openListener } from './postgresBus.ts';
