import { isEntryName, readFilePath, type FilePath, type FileSystemKind } from './names.ts';

/** What a name in a folder refers to. `other`: a device, a pipe, a socket, or a name that is not text; never opened. */
export const FILE_KINDS = ['file', 'folder', 'link', 'other'] as const;

/** What a name in a folder refers to. */
export type FileKind = (typeof FILE_KINDS)[number];

/** A file or folder as a list shows it. */
export interface FileEntry {
  /** As the system has it, in any normal form. */
  readonly name: string;
  readonly kind: FileKind;
  /** Where a link that stays inside the shared folder leads; null for one that doesn't, and for anything else. */
  readonly leadsTo: 'file' | 'folder' | null;
  /** Bytes; 0 for everything except files. */
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly modified: number;
  readonly hidden: boolean;
}

/** A part of a folder, ordered by name. */
export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** Whether more entries follow. */
  readonly more: boolean;
}

/** A search result: a file or folder. */
export interface FoundFile {
  /** Its location, relative to the folder that was searched. */
  readonly folder: FilePath;
  readonly entry: FileEntry;
}

/** What a device shares. */
export interface SharedFolder {
  /** The folder's name, as on the device. */
  readonly name: string;
  readonly system: FileSystemKind;
  /** Free bytes; null if unknown. */
  readonly free: number | null;
}

/** The maximum number of entries per page. */
export const LARGEST_FILE_PAGE = 1000;

/** The maximum number of bytes per page, so that it fits into a message whatever the names. */
export const LARGEST_FILE_PAGE_BYTES = 128 * 1024;

/** For users, a link is what it leads to. */
export function shownKind({ kind, leadsTo }: FileEntry): FileKind {
  return leadsTo ?? kind;
}

/** The order in which folders are paged: by the names' code units, the same at both ends. */
export function compareFileNames(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

type Fields = Readonly<Record<string, unknown>>;

/** Narrows to an object; null for anything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** Whether a value is a valid byte count. */
export function isByteCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Parses an entry; null for one that this version doesn't know or that could not be in a folder. */
export function readFileEntry(value: unknown): FileEntry | null {
  const fields = fieldsOf(value);
  const kind = FILE_KINDS.find((known) => known === fields?.['kind']);
  if (!fields || !kind) return null;
  const { name, leadsTo, size, modified, hidden } = fields;
  if (typeof name !== 'string' || !isEntryName(name, 'posix')) return null;
  return {
    name,
    kind,
    leadsTo: kind === 'link' && (leadsTo === 'file' || leadsTo === 'folder') ? leadsTo : null,
    size: isByteCount(size) ? size : 0,
    modified: typeof modified === 'number' && Math.abs(modified) <= 8.64e15 ? modified : 0,
    hidden: hidden === true,
  };
}

/** Parses a search result; null if invalid. */
export function readFoundFile(value: unknown): FoundFile | null {
  const fields = fieldsOf(value);
  const folder = readFilePath(fields?.['folder']);
  const entry = readFileEntry(fields?.['entry']);
  return folder && entry && { folder, entry };
}

/** Parses a part of a folder, dropping invalid entries. Null if it is not one. */
export function readFilePage(fields: Fields): FilePage | null {
  const { entries, more } = fields;
  if (!Array.isArray(entries) || entries.length > LARGEST_FILE_PAGE) return null;
  return { entries: entries.map(readFileEntry).filter((entry) => entry !== null), more: more === true };
}
