import { FileFault } from './faults.ts';

/** Throws what became of a stream: what the ends themselves found wrong, else that the request broke. */
export function streamFault(thrown: unknown): never {
  throw thrown instanceof FileFault ? thrown : new FileFault('stream_lost');
}

/** Whether something failed because the request that carried its bytes broke. */
export function isStreamLost(thrown: unknown): boolean {
  return thrown instanceof FileFault && thrown.key === 'stream_lost';
}
