import { isEntryName, readFilePath, type FilePath, type FileSystemKind } from './names.ts';

/** What a name in a folder stands for. `other`: a device, a pipe, a socket, or a name that is no text; never opened. */
export const FILE_KINDS = ['file', 'folder', 'link', 'other'] as const;

/** What a name in a folder stands for. */
export type FileKind = (typeof FILE_KINDS)[number];

/** A file or folder as a list shows it. */
export interface FileEntry {
  /** As the system has it, in whatever normal form. */
  readonly name: string;
  readonly kind: FileKind;
  /** Where a link that stays inside the shared folder leads; null for one that leads out or nowhere, and for all else. */
  readonly leadsTo: 'file' | 'folder' | null;
  /** Bytes; 0 for everything but files. */
  readonly size: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly modified: number;
  readonly hidden: boolean;
}

/** A part of a folder, in the order of names. */
export interface FilePage {
  readonly entries: readonly FileEntry[];
  /** Whether more follows after the last of them. */
  readonly more: boolean;
}

/** A file or folder that a search found. */
export interface FoundFile {
  /** Where it is, from the folder that was searched down. */
  readonly folder: FilePath;
  readonly entry: FileEntry;
}

/** What a device shares. */
export interface SharedFolder {
  /** The name of the folder, as the device has it. */
  readonly name: string;
  readonly system: FileSystemKind;
  /** Bytes that are free; null where that is not known. */
  readonly free: number | null;
}

/** The most entries of one page. */
export const LARGEST_FILE_PAGE = 1000;

/** The most bytes of one page, so that it fits into a message whatever names it holds. */
export const LARGEST_FILE_PAGE_BYTES = 128 * 1024;

/** What a person means by a link is what it leads to. */
export function shownKind({ kind, leadsTo }: FileEntry): FileKind {
  return leadsTo ?? kind;
}

/** The order in which folders are paged: by the code units of names, the same at both ends. */
export function compareFileNames(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads an object; null for everything else. */
export function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** Whether a value counts bytes. */
export function isByteCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Reads an entry; null for one that this version does not know or that could not be in a folder. */
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

/** Reads what a search found; null for what could not be. */
export function readFoundFile(value: unknown): FoundFile | null {
  const fields = fieldsOf(value);
  const folder = readFilePath(fields?.['folder']);
  const entry = readFileEntry(fields?.['entry']);
  return folder && entry && { folder, entry };
}

/** Reads a part of a folder; what is no entry is left out. Null when it is none. */
export function readFilePage(fields: Fields): FilePage | null {
  const { entries, more } = fields;
  if (!Array.isArray(entries) || entries.length > LARGEST_FILE_PAGE) return null;
  return { entries: entries.map(readFileEntry).filter((entry) => entry !== null), more: more === true };
}
