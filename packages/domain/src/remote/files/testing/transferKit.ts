import type { FileTaker } from '../callDownload.ts';
import type { FileGiver } from '../callUpload.ts';
import { FileFault } from '../faults.ts';
import type { MemoryFolder } from '../memoryTree.ts';

/** A period that doesn't match a block, so that swapped blocks are noticed. */
const PERIOD = Uint8Array.from({ length: 65_521 }, (_, index) => (index * 31 + index / 251) % 256);

/** That many bytes, the same each time. */
export function someBytes(length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.alloc(length, PERIOD));
}

/** An empty folder. */
export function emptyFolder(): MemoryFolder {
  return { kind: 'folder', children: new Map(), modified: 0 };
}

/** Receives a download, and keeps all of it. */
export function collect(): FileTaker & { readonly bytes: () => Buffer } {
  const pieces: Uint8Array[] = [];
  return { begin: () => undefined, take: (bytes) => void pieces.push(bytes), bytes: () => Buffer.concat(pieces) };
}

/** Provides the bytes of an upload. */
export function giving(bytes: Uint8Array, progress: (bytes: number) => void = () => undefined): FileGiver {
  return { read: (from, length) => Promise.resolve(bytes.slice(from, from + length)), progress };
}

/** The key of the fault that something failed with, or whatever else was thrown. */
export function keyOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof FileFault ? error.key : error),
  );
}
