import { FileFault } from './faults.ts';
import type { FileSink, FileStore } from './fileStore.ts';
import { startFileSum } from './fileSum.ts';
import type { SumTools } from './hash.ts';
import { readBlocks } from './readBlocks.ts';
import type { FileRequest } from './requests.ts';

/** The request for an upload. */
export type WriteRequest = Extract<FileRequest, { type: 'write' }>;

/** A file being uploaded: under its hidden name until its checksum has been verified. */
export interface ArrivingFile {
  /** Opens it; returns how many bytes an earlier attempt left. */
  readonly open: () => Promise<number>;
  /**
   * Appends the next bytes.
   *
   * @throws FileFault when there are more than the file has.
   */
  readonly add: (bytes: Uint8Array) => Promise<void>;
  /** Whether all its bytes have arrived. */
  readonly isWhole: () => boolean;
  /**
   * Gives it its name.
   *
   * @throws FileFault when it is incomplete, or its checksum differs.
   */
  readonly commit: (expected: string) => Promise<void>;
  /** Keeps the partial data for resuming, unless it was committed. */
  readonly keep: () => Promise<void>;
  /** Removes the partial data, unless it was committed. */
  readonly discard: () => Promise<void>;
}

/** A file that is not open yet. */
export function createArrivingFile(store: FileStore, request: WriteRequest, tools: SumTools): ArrivingFile {
  const { size, path } = request;
  const sum = startFileSum(tools, request);
  let sink: FileSink | null = null;
  let position = 0;

  /** Hands out the sink once, to whoever closes it. */
  function takeSink(): FileSink | null {
    const taken = sink;
    sink = null;
    return taken;
  }

  return {
    open: async () => {
      sink = await store.openToWrite(path, request);
      for await (const block of readBlocks(sink.readLeft, 0, sink.from)) await sum.add(block);
      position = sink.from;
      return position;
    },
    add: async (bytes) => {
      if (position + bytes.length > size) throw new FileFault('failed');
      await sink?.write(bytes);
      await sum.add(bytes);
      position += bytes.length;
    },
    isWhole: () => position >= size,
    commit: async (expected) => {
      if (position !== size || (await sum.result()) !== expected) throw new FileFault('checksum');
      await sink?.commit();
      sink = null;
    },
    keep: async () => takeSink()?.keep(),
    discard: async () => takeSink()?.discard(),
  };
}
