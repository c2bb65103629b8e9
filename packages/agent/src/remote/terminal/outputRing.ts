/** The last bytes of an output, addressed by their offset in the whole. */
export interface OutputRing {
  /** Bytes since the output began. */
  readonly end: () => number;
  /** The offset of the first byte that is still kept. */
  readonly start: () => number;
  readonly append: (bytes: Uint8Array) => void;
  /** Copies what is kept from an offset on, at most the given number of bytes; empty at the end. */
  readonly read: (from: number, most: number) => Uint8Array;
}

/**
 * Keeps the last bytes of an output. Memory is allocated as needed.
 *
 * @param capacity The most bytes that are kept.
 */
export function createOutputRing(capacity: number): OutputRing {
  let memory = new Uint8Array(Math.min(capacity, 16 * 1024));
  let end = 0;
  const start = () => Math.max(0, end - capacity);

  function grow(wanted: number): void {
    if (wanted <= memory.length || memory.length === capacity) return;
    // Nothing is overwritten before the memory has reached its maximum size.
    const larger = new Uint8Array(Math.min(capacity, Math.max(wanted, memory.length * 2)));
    larger.set(memory.subarray(0, end));
    memory = larger;
  }

  return {
    end: () => end,
    start,
    append(bytes) {
      grow(end + bytes.length);
      const kept = bytes.subarray(Math.max(0, bytes.length - capacity));
      end += bytes.length - kept.length;
      const place = end % memory.length;
      const first = kept.subarray(0, memory.length - place);
      memory.set(first, place);
      memory.set(kept.subarray(first.length), 0);
      end += kept.length;
    },
    read(from, most) {
      const begin = Math.max(from, start());
      const count = Math.max(0, Math.min(end - begin, most));
      const place = begin % memory.length;
      const first = memory.subarray(place, Math.min(memory.length, place + count));
      const bytes = new Uint8Array(count);
      bytes.set(first);
      bytes.set(memory.subarray(0, count - first.length), first.length);
      return bytes;
    },
  };
}
