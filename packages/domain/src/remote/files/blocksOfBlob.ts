import { streamParts } from '../streamParts.ts';
import { FILE_BLOCK } from './sumWay.ts';

/** One in use, the previous one, which is still valid, and one being filled. */
const BUFFERS = 3;

/** A reader that fills its caller's buffers; null if a browser's blobs have none. */
function bytesReader(content: Blob): ReadableStreamBYOBReader | null {
  try {
    return content.stream().getReader({ mode: 'byob' });
  } catch {
    // Safari and older browsers: the parts then come in buffers of their own.
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
        // The reader owns the buffer until it comes back as a new one.
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
 * A file's content in checksum blocks, or in parts of other sizes if a browser can't do that. A block is valid until
 * the one after the next is requested: its buffer is then refilled.
 */
export function blocksOfBlob(content: Blob): AsyncGenerator<Uint8Array> {
  const reader = bytesReader(content);
  return reader ? filled(reader) : streamParts(content.stream());
}
