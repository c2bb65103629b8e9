import { FileFault } from './faults.ts';

/** Throws what became of a stream: what the ends themselves found wrong, else that the request broke. */
export function streamFault(thrown: unknown): never {
  throw thrown instanceof FileFault ? thrown : new FileFault('stream_lost');
}
