import { FileFault } from './faults.ts';
import { FILE_BLOCK } from './sumWay.ts';

/**
 * Bytes of a file between two offsets, in its checksum blocks. The next block is read while one is used.
 *
 * @param read Bytes from an offset on, at most that many; none at the end of the file.
 */
export async function* readBlocks(
  read: (from: number, length: number) => Promise<Uint8Array>,
  from: number,
  until: number,
): AsyncGenerator<Uint8Array> {
  let position = from;
  function readOn(): Promise<Uint8Array> | null {
    if (position >= until) return null;
    const reading = read(position, Math.min(FILE_BLOCK - (position % FILE_BLOCK), until - position));
    // A consumer that stopped reading doesn't care how it ended.
    reading.catch(() => undefined);
    return reading;
  }
  for (let next = readOn(); next;) {
    const bytes = await next;
    if (bytes.length === 0) throw new FileFault('changed');
    position += bytes.length;
    next = readOn();
    yield bytes;
  }
}
