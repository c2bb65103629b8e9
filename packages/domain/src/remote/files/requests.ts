import { fieldsOf, isByteCount } from './entries.ts';
import { isEntryName, isPartialName, readFilePath, type FilePath } from './names.ts';
import { isTransferId } from './pieces.ts';
import { isFileSum } from './fileSum.ts';
import { isCheckBlock, isCheckKey, type SumWay } from './sumWay.ts';

/** What was known about a file when reading began: if it has changed since, reading doesn't continue. */
export interface FileState {
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** How a transfer's bytes are sent and checked. */
export interface TransferWay extends SumWay {
  /** Whether they go in a request of their own; the answer to `read` and `zip` says whether they do. */
  readonly stream?: boolean;
}

/** The browser's requests; each carries a number that its answers repeat. */
export type FileRequest =
  | { readonly type: 'about' }
  /** A part of a folder: what follows a name, or the beginning. */
  | { readonly type: 'list'; readonly path: FilePath; readonly after: string | null }
  | { readonly type: 'stat'; readonly path: FilePath }
  /** Names below a folder that contain a text. */
  | { readonly type: 'search'; readonly path: FilePath; readonly text: string; readonly hidden: boolean }
  /** A file from an offset on, at most `length` bytes of it, or the rest. */
  | ({
      readonly type: 'read';
      readonly path: FilePath;
      readonly from: number;
      readonly length: number | null;
      readonly state: FileState | null;
    } & TransferWay)
  /** Files and folders of one folder as a ZIP archive; all of them if no names are given. */
  | ({ readonly type: 'zip'; readonly path: FilePath; readonly names: readonly string[] } & TransferWay)
  | ({
      readonly type: 'write';
      readonly path: FilePath;
      readonly size: number;
      readonly resume: boolean;
      readonly replace: boolean;
    } & TransferWay)
  | { readonly type: 'rename'; readonly path: FilePath; readonly name: string }
  | { readonly type: 'move'; readonly path: FilePath; readonly folder: FilePath }
  | { readonly type: 'delete'; readonly path: FilePath; readonly recursive: boolean }
  | { readonly type: 'makeFolder'; readonly path: FilePath };

/** The browser's messages about a transfer in progress. */
export type TransferMessage =
  | { readonly type: 'acknowledge'; readonly bytes: number }
  /** Everything was sent: the file gets its name if the checksum is right. */
  | { readonly type: 'commit'; readonly sum: string }
  /** Ends a transfer. What was uploaded is kept for resuming, or not. */
  | { readonly type: 'cancel'; readonly keep: boolean };

/** A message from the browser. */
export type FileMessage = { readonly id: number } & (FileRequest | TransferMessage);

/** The longest search text, in UTF-16 code units: no name is longer. */
export const LONGEST_FILE_SEARCH = 255;

/** The maximum number of names in one request. */
const MOST_NAMES = 1000;

type Fields = NonNullable<ReturnType<typeof fieldsOf>>;

function isSafeName(value: unknown): value is string {
  return typeof value === 'string' && isEntryName(value, 'posix') && !isPartialName(value);
}

function isSearchText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_FILE_SEARCH;
}

function readState(value: unknown): FileState | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const { size, modified } = fields;
  return isByteCount(size) && typeof modified === 'number' ? { size, modified } : null;
}

/** An invalid key or block size is a protocol error: the sums of both ends would differ. */
function readWay({ stream, checkKey, checkBlock }: Fields): TransferWay | null {
  if (checkKey !== undefined && !isCheckKey(checkKey)) return null;
  if (checkBlock !== undefined && !isCheckBlock(checkBlock)) return null;
  return {
    ...(stream === true && { stream }),
    ...(checkKey !== undefined && { checkKey }),
    ...(checkBlock !== undefined && { checkBlock }),
  };
}

function readTransfer(type: 'read' | 'zip' | 'write', path: FilePath, fields: Fields): FileRequest | null {
  const way = readWay(fields);
  if (!way) return null;
  switch (type) {
    case 'read': {
      const { from, length = null, state } = fields;
      if (!isByteCount(from) || !(length === null || isByteCount(length))) return null;
      return { type, path, from, length, state: readState(state), ...way };
    }
    case 'zip': {
      const names: unknown = fields['names'] ?? [];
      return Array.isArray(names) && names.length <= MOST_NAMES && names.every(isSafeName)
        ? { type, path, names, ...way }
        : null;
    }
    case 'write': {
      const { size, resume, replace } = fields;
      return isByteCount(size)
        ? { type, path, size, resume: resume === true, replace: replace === true, ...way }
        : null;
    }
  }
}

function readWithPath(type: unknown, path: FilePath, fields: Fields): FileRequest | null {
  switch (type) {
    case 'list': {
      const { after = null } = fields;
      return after === null || typeof after === 'string' ? { type, path, after } : null;
    }
    case 'stat':
    case 'makeFolder':
      return { type, path };
    case 'search': {
      const { text, hidden } = fields;
      return isSearchText(text) ? { type, path, text, hidden: hidden === true } : null;
    }
    case 'read':
    case 'zip':
    case 'write':
      return readTransfer(type, path, fields);
    case 'rename':
      // Whether the name is acceptable is answered, not treated as a protocol error.
      return typeof fields['name'] === 'string' ? { type, path, name: fields['name'] } : null;
    case 'move': {
      const folder = readFilePath(fields['folder']);
      return folder && { type, path, folder };
    }
    case 'delete':
      return { type, path, recursive: fields['recursive'] === true };
    default:
      return null;
  }
}

function readTransferMessage(fields: Fields): TransferMessage | null {
  const { type, bytes, sum, keep } = fields;
  switch (type) {
    case 'acknowledge':
      return isByteCount(bytes) ? { type, bytes } : null;
    case 'commit':
      return isFileSum(sum) ? { type, sum } : null;
    case 'cancel':
      return { type, keep: keep === true };
    default:
      return null;
  }
}

function readRequest(fields: Fields): FileRequest | null {
  if (fields['type'] === 'about') return { type: 'about' };
  const path = readFilePath(fields['path']);
  return path && readWithPath(fields['type'], path, fields);
}

/** A message's number, if it has one: even unknown messages are answered. */
export function numberOfMessage(message: unknown): number | null {
  const id = fieldsOf(message)?.['id'];
  return isTransferId(id) ? id : null;
}

/** Parses a browser's message; null for anything that this version doesn't know or allow. */
export function readFileMessage(message: unknown): FileMessage | null {
  const fields = fieldsOf(message);
  const id = numberOfMessage(message);
  if (!fields || id === null) return null;
  const read = readTransferMessage(fields) ?? readRequest(fields);
  return read && { id, ...read };
}
