import { streamParts } from '../streamParts.ts';
import { FILE_BLOCK } from './sumWay.ts';

/** One that is used, one before it that still holds, and one that is filled. */
const BUFFERS = 3;

/** A reader that fills buffers of its caller; null where a browser's blobs have none. */
function bytesReader(content: Blob): ReadableStreamBYOBReader | null {
  try {
    return content.stream().getReader({ mode: 'byob' });
  } catch {
    // Safari and older browsers: the parts come in buffers of their own then.
    return null;
  }
}

async function* filled(reader: ReadableStreamBYOBReader): AsyncGenerator<Uint8Array> {
  const buffers = Array.from({ length: BUFFERS }, () => new ArrayBuffer(FILE_BLOCK));
  try {
    for (let current = 0, isOver = false; !isOver; current = (current + 1) % BUFFERS) {
      let buffer = buffers[current] ?? new ArrayBuffer(FILE_BLOCK);
      let length = 0;
      while (!isOver && length < FILE_BLOCK) {
        // The buffer is the reader's until it comes back as another one.
        const { value, done } = await reader.read(new Uint8Array(buffer, length));
        isOver = done;
        if (!value) break;
        ({ buffer } = value);
        length += value.length;
      }
      buffers[current] = buffer;
      if (length > 0) yield new Uint8Array(buffer, 0, length);
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * The content of a file in blocks of a check sum, or in parts of other sizes where a browser cannot do that. A block holds
 * until the one after the next is asked for: its buffer is filled again then.
 */
export function blocksOfBlob(content: Blob): AsyncGenerator<Uint8Array> {
  const reader = bytesReader(content);
  return reader ? filled(reader) : streamParts(content.stream());
}
