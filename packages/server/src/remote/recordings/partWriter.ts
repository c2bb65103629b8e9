import type { SealedFile } from './sealedFile.ts';

/** Bytes written in one go, if that many are waiting. */
const PART_BYTES = 64 * 1024;
/** Maximum size of one part, in bytes. */
const MOST_PART_BYTES = 1024 * 1024;
/** Bytes that may wait for the disk before the device has to wait as well. */
const MOST_WAITING = 512 * 1024;
/** How long fewer bytes wait for more, in milliseconds: that much is lost when the process is killed. */
const FLUSH_MS = 1000;

/** A writer's callbacks. */
export interface PartEvents {
  /** The disk has caught up. */
  readonly onFree: () => void;
  /** A part could not be written; nothing more will be. */
  readonly onFailure: (error: unknown) => void;
}

/** Writes a recording in parts. */
export interface PartWriter {
  readonly write: (bytes: Uint8Array) => void;
  /** Whether so much is waiting for the disk that the device has to wait as well. */
  readonly isBehind: () => boolean;
  /** Writes what is waiting and closes the file; returns how many bytes were written. Never fails: see `onFailure`. */
  readonly close: () => Promise<number>;
}

/** The first of some pieces, as many as fit into one part. */
function takePart(pieces: Uint8Array[]): Buffer {
  let bytes = 0;
  let count = 0;
  for (const piece of pieces) {
    if (count > 0 && bytes + piece.length > MOST_PART_BYTES) break;
    bytes += piece.length;
    count += 1;
  }
  return Buffer.concat(pieces.splice(0, count));
}

/** Creates the writer of a file. */
export function createPartWriter(file: SealedFile, { onFree, onFailure }: PartEvents): PartWriter {
  const pieces: Uint8Array[] = [];
  /** Bytes that are not on the disk yet. */
  let waiting = 0;
  let written = 0;
  let hasFailed = false;
  let writing: Promise<void> | null = null;
  let flushing: NodeJS.Timeout | null = null;

  const isBehind = () => waiting > MOST_WAITING;

  function fail(error: unknown): void {
    hasFailed = true;
    pieces.length = 0;
    waiting = 0;
    onFailure(error);
  }

  async function writeAll(): Promise<void> {
    try {
      while (pieces.length > 0) {
        const part = takePart(pieces);
        await file.add(part);
        const wasBehind = isBehind();
        waiting -= part.length;
        written += part.length;
        if (wasBehind && !isBehind()) onFree();
      }
    } catch (error) {
      fail(error);
    } finally {
      writing = null;
    }
  }

  async function flush(): Promise<void> {
    if (flushing) clearTimeout(flushing);
    flushing = null;
    if (pieces.length > 0) writing ??= writeAll();
    await writing;
  }

  return {
    write(bytes) {
      if (hasFailed) return;
      pieces.push(bytes);
      waiting += bytes.length;
      if (waiting >= PART_BYTES) void flush();
      else flushing ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    isBehind,
    async close() {
      await flush();
      await file.close().catch(onFailure);
      return written;
    },
  };
}
