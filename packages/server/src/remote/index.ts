export { remoteOperations } from './operations.ts';
export { pruneRecordings } from './recordings/pruneRecordings.ts';
export { BYTE_STREAM_ROUTE, handOverStreams, limitBodies, prepareStreams } from './relay/byteStreams.ts';
export { serveRemote } from './relay/serveRemote.ts';
export { createStreamDoor, type StreamDoor } from './relay/streamDoor.ts';
export { sweepRemote } from './sessionRecords.ts';
