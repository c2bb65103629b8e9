import { FileFault } from './faults.ts';

/** Throws a stream's failure: what the ends themselves found wrong, otherwise that the request broke. */
export function streamFault(thrown: unknown): never {
  throw thrown instanceof FileFault ? thrown : new FileFault('stream_lost');
}

/** Whether something failed because the request that carried its bytes broke. */
export function isStreamLost(thrown: unknown): boolean {
  return thrown instanceof FileFault && thrown.key === 'stream_lost';
}
