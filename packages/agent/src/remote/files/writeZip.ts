import { FileFault, splitExtension, startZipNames, type ZipEntry } from '@remote-console/domain';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Already compressed; compressing it again takes time and saves nothing. */
const PACKED =
  /^\.(?:zip|gz|tgz|bz2|xz|zst|7z|rar|jar|apk|docx|xlsx|pptx|jpe?g|png|gif|webp|avif|heic|mp[34]|m4[av]|mkv|webm|mov|ogg|flac)$/i;

const EARLIEST = Date.UTC(1980, 0, 2);
const LATEST = Date.UTC(2099, 11, 30);
const NO_BYTES = new Uint8Array(0);

const NOTHING: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};

/** Starts reading; null where the file has disappeared since the folder was listed. */
async function firstOf(pieces: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array> | null> {
  try {
    return await pieces.next();
  } catch (thrown) {
    if (thrown instanceof FileFault && thrown.key === 'not_found') return null;
    throw thrown;
  }
}

/** Packs files and folders into a ZIP archive while it is being sent; nothing is stored. */
export async function* writeZip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const nameOf = startZipNames();
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) packed.push(bytes);
  });

  for (const { path, modified, content } of entries) {
    const pieces = content ? content()[Symbol.asyncIterator]() : NOTHING[Symbol.asyncIterator]();
    let piece = await firstOf(pieces);
    if (!piece) continue;
    const name = nameOf(path, content === null);
    const plain = content === null || PACKED.test(splitExtension(name)[1]);
    const file = plain ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 3 });
    file.mtime = Math.min(Math.max(modified, EARLIEST), LATEST);
    zip.add(file);
    while (!piece.done) {
      file.push(piece.value, false);
      yield* packed.splice(0);
      piece = await pieces.next();
    }
    file.push(NO_BYTES, true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
