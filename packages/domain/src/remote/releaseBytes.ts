/**
 * Gives back the memory of bytes that nobody looks at any more; afterwards there are none of them. V8 counts what buffers hold
 * as a part of its heap: in a process with little else it collects all of that for every few megabytes that pass.
 *
 * What is a part of a larger buffer is left alone, as others may look at that.
 */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
