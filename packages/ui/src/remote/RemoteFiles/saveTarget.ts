import { saveFile } from '../../downloads/index.ts';

/** Where the bytes of a download go. */
export interface SaveTarget {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Everything arrived and is valid. */
  readonly finish: () => Promise<void>;
  /** Nothing is kept. */
  readonly discard: () => Promise<void>;
}

/** Maximum number of bytes collected by a browser that cannot write to the disk. */
export const LARGEST_COLLECTED = 2_000_000_000;

/** Files of at least this size are streamed to disk, if the browser can: it asks where to. */
export const STREAMED_FROM = 50_000_000;

/** Thrown if more would be collected than the browser can hold. */
export class BrowserLimit extends Error {}

interface Writable {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

interface SaveHandle {
  readonly createWritable: () => Promise<Writable>;
}

declare global {
  interface Window {
    /** Part of the File System Access API, which not every browser has. */
    readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<SaveHandle>;
  }
}

/** Bytes that are buffered before they are passed on: each chunk costs a browser task, however small. */
const PART_BYTES = 4 * 1024 * 1024;

/** Buffers bytes into chunks. */
function gather(handOn: (part: Uint8Array<ArrayBuffer>) => Promise<void> | void) {
  let part: Uint8Array<ArrayBuffer> | null = null;
  let filled = 0;

  async function flush(): Promise<void> {
    const full = part?.subarray(0, filled);
    part = null;
    filled = 0;
    if (full) await handOn(full);
  }

  return {
    flush,
    write: async (bytes: Uint8Array): Promise<void> => {
      for (let from = 0; from < bytes.length;) {
        part ??= new Uint8Array(PART_BYTES);
        const taken = bytes.subarray(from, from + PART_BYTES - filled);
        part.set(taken, filled);
        filled += taken.length;
        from += taken.length;
        if (filled === PART_BYTES) await flush();
      }
    },
  };
}

function collected(name: string): SaveTarget {
  let parts: Blob[] = [];
  let total = 0;
  // The browser may store chunks on its disk.
  const { write, flush } = gather((part) => void parts.push(new Blob([part])));
  return {
    write: async (bytes) => {
      total += bytes.length;
      if (total > LARGEST_COLLECTED) throw new BrowserLimit();
      await write(bytes);
    },
    finish: async () => {
      await flush();
      // A file's content is never shown as a page: the browser only saves it.
      saveFile(new Blob(parts, { type: 'application/octet-stream' }), name);
    },
    discard: async () => {
      parts = [];
      await Promise.resolve();
    },
  };
}

function streamed(writable: Writable): SaveTarget {
  const { write, flush } = gather((part) => writable.write(part));
  return {
    write,
    finish: async () => {
      await flush();
      await writable.close();
    },
    discard: () => writable.abort(),
  };
}

/**
 * Opens the target of a download; has to be called in a click handler, because the browser may ask where to.
 *
 * @param size Bytes; null if unknown.
 * @returns Null if the person did not choose a place.
 */
export async function openSaveTarget(
  name: string,
  size: number | null,
  page: Pick<Window, 'showSaveFilePicker'> = window,
): Promise<SaveTarget | null> {
  if (!page.showSaveFilePicker || (size !== null && size < STREAMED_FROM)) {
    if (size !== null && size > LARGEST_COLLECTED) throw new BrowserLimit();
    return collected(name);
  }
  try {
    const handle = await page.showSaveFilePicker({ suggestedName: name });
    return streamed(await handle.createWritable());
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return null;
    throw thrown;
  }
}
