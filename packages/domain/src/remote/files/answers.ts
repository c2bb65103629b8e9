import {
  fieldsOf,
  isByteCount,
  LARGEST_FILE_PAGE,
  readFileEntry,
  readFilePage,
  readFoundFile,
  type FileEntry,
  type FilePage,
  type FoundFile,
  type SharedFolder,
} from './entries.ts';
import { readFileFault, type FileFaultKey } from './faults.ts';
import { numberOfMessage, type FileState } from './requests.ts';
import { isFileSum } from './fileSum.ts';

/** The device's answers to a request. */
export type FileAnswer =
  /** With `checkBlock` the device accepts checksum block sizes other than `FILE_BLOCK`. */
  | ({ readonly type: 'about'; readonly checkBlock?: boolean } & SharedFolder)
  | ({ readonly type: 'entries' } & FilePage)
  | { readonly type: 'entry'; readonly entry: FileEntry }
  /** Some of a search's results. */
  | { readonly type: 'found'; readonly found: readonly FoundFile[] }
  /** A search has ended; it is complete unless it reached one of its limits. */
  | { readonly type: 'searched'; readonly complete: boolean }
  /** A file or an archive starts to arrive, in a request of its own if `stream` is true; an archive has no state. */
  | { readonly type: 'sending'; readonly state: FileState | null; readonly stream?: boolean }
  /** An upload continues from an offset. */
  | { readonly type: 'receiving'; readonly from: number }
  | { readonly type: 'acknowledge'; readonly bytes: number }
  /** The transfer is complete. The checksum is empty if only a part of a file was requested. */
  | { readonly type: 'done'; readonly size: number; readonly sum: string }
  | { readonly type: 'ok' }
  | { readonly type: 'error'; readonly error: FileFaultKey };

type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

function readAbout({ name, system, free, checkBlock }: Fields): FileAnswer | null {
  if (typeof name !== 'string' || (system !== 'posix' && system !== 'windows')) return null;
  const known = checkBlock === true ? { checkBlock } : {};
  return { type: 'about', name, system, free: isByteCount(free) ? free : null, ...known };
}

function readSending({ state, stream }: Fields): FileAnswer | null {
  const way = stream === true ? { stream } : {};
  if (state === null) return { type: 'sending', state, ...way };
  const { size, modified } = fieldsOf(state) ?? {};
  return isByteCount(size) && typeof modified === 'number'
    ? { type: 'sending', state: { size, modified }, ...way }
    : null;
}

function readAnswer(fields: Fields): FileAnswer | null {
  const { type, entry, found, complete, from, bytes, size, sum, error } = fields;
  switch (type) {
    case 'about':
      return readAbout(fields);
    case 'entries': {
      const page = readFilePage(fields);
      return page && { type, ...page };
    }
    case 'entry': {
      const read = readFileEntry(entry);
      return read && { type, entry: read };
    }
    case 'found':
      if (!Array.isArray(found) || found.length > LARGEST_FILE_PAGE) return null;
      return { type, found: found.map(readFoundFile).filter((file) => file !== null) };
    case 'searched':
      return { type, complete: complete === true };
    case 'sending':
      return readSending(fields);
    case 'receiving':
      return isByteCount(from) ? { type, from } : null;
    case 'acknowledge':
      return isByteCount(bytes) ? { type, bytes } : null;
    case 'done':
      return isByteCount(size) && (sum === '' || isFileSum(sum)) ? { type, size, sum } : null;
    case 'ok':
      return { type };
    case 'error':
      return { type, error: readFileFault(error) };
    default:
      return null;
  }
}

/** Parses a device's answer; null for anything unknown to this version. */
export function readFileAnswer(message: unknown): ({ readonly id: number } & FileAnswer) | null {
  const fields = fieldsOf(message);
  const id = numberOfMessage(message);
  const read = fields && readAnswer(fields);
  return read && id !== null ? { id, ...read } : null;
}
