export { openEventStream, type EventStreamOptions } from './eventStream.ts';
