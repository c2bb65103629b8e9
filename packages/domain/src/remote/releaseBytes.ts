/**
 * Frees the memory of bytes that nobody uses any more; afterwards they are empty. V8 counts buffers as part of its
 * heap: in a process with little else, it collects all of that for every few megabytes that pass through.
 *
 * A view of a larger buffer is left alone, since others may use that buffer.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
