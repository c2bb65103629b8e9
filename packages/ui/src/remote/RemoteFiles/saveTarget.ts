import { saveFile } from '../../downloads/index.ts';

/** Where the bytes of a download go. */
export interface SaveTarget {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Everything arrived and is right. */
  readonly finish: () => Promise<void>;
  /** Nothing is kept. */
  readonly discard: () => Promise<void>;
}

/** The most bytes that a browser without a way to write to the disk collects. */
export const LARGEST_COLLECTED = 2_000_000_000;

/** Files from this size on are written to the disk while they arrive, where the browser can: it asks where to. */
export const STREAMED_FROM = 50_000_000;

/** More was to be collected than the browser can hold; it is thrown. */
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

/** Parts are given to the browser as soon as they are this large: it may keep them on its disk. */
const PART_BYTES = 16_000_000;

function collected(name: string): SaveTarget {
  let parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  let waitingBytes = 0;

  function pack(): void {
    parts.push(new Blob(waiting));
    waiting = [];
    waitingBytes = 0;
  }

  return {
    write: async (bytes) => {
      total += bytes.length;
      if (total > LARGEST_COLLECTED) throw new BrowserLimit();
      waiting.push(new Uint8Array(bytes));
      waitingBytes += bytes.length;
      if (waitingBytes >= PART_BYTES) pack();
      await Promise.resolve();
    },
    finish: async () => {
      pack();
      // What a file holds is never shown as a page: the browser only saves it.
      saveFile(new Blob(parts, { type: 'application/octet-stream' }), name);
      await Promise.resolve();
    },
    discard: async () => {
      parts = [];
      waiting = [];
      await Promise.resolve();
    },
  };
}

/**
 * Opens where a download goes; has to be called while something is pressed, because the browser may ask where to.
 *
 * @param size Bytes; null where that is not known.
 * @returns Null where the person did not choose a place.
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
    const writable = await handle.createWritable();
    return {
      write: (bytes) => writable.write(bytes),
      finish: () => writable.close(),
      discard: () => writable.abort(),
    };
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return null;
    throw thrown;
  }
}
