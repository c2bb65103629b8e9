/** The names from the shared folder down to a file or folder; empty for the shared folder itself. */
export type FilePath = readonly string[];

/** The platform whose rules names follow. */
export type FileSystemKind = 'posix' | 'windows';

/** The longest name, in UTF-8 bytes: what ext4, XFS, Btrfs, APFS, and NTFS all accept. */
export const LONGEST_FILE_NAME = 255;

/** The maximum number of names in a path; nothing deeper is opened. */
export const DEEPEST_FILE_PATH = 200;

const encoder = new TextEncoder();

/** Separators and NUL, which could make a name refer to another location. */
const UNSAFE = /[/\0]/;
const UNSAFE_ON_WINDOWS = /[<>:"|?*/\\\0]/;
/** C0 and C1 controls, and line and paragraph separators. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/;
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS_OF_WINDOWS = /[\u0000-\u001F]/;
/** Windows device names, with any extension. */
const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(?:\.|$)/i;

const PARTIAL = /^\.remote-console-[0-9a-f]{24}-\d{1,16}\.partial$/;

/** A name's size in bytes. */
export function nameBytes(name: string): number {
  return encoder.encode(name).length;
}

function isNameOfWindows(name: string): boolean {
  return (
    !UNSAFE_ON_WINDOWS.test(name) &&
    !CONTROLS_OF_WINDOWS.test(name) &&
    !/[. ]$/.test(name) &&
    !RESERVED_ON_WINDOWS.test(name)
  );
}

/**
 * Whether a folder can hold this name: a single step down, and nothing that a system interprets as another location or
 * as a device. Existing names on the device may contain more than new names may.
 */
export function isEntryName(name: string, system: FileSystemKind): boolean {
  if (name === '' || name === '.' || name === '..' || UNSAFE.test(name)) return false;
  // A lone surrogate has no UTF-8 form: it would become another file's name.
  if (!name.isWellFormed() || nameBytes(name) > LONGEST_FILE_NAME) return false;
  return system === 'posix' || isNameOfWindows(name);
}

/** Whether something may be given that name: one that a folder can hold, without controls and line breaks. */
export function isNewFileName(name: string, system: FileSystemKind): boolean {
  return isEntryName(name, system) && !CONTROLS.test(name) && !isPartialName(name);
}

/** Whether a name is the hidden name of an unfinished upload. Only uploads use such names. */
export function isPartialName(name: string): boolean {
  return PARTIAL.test(name);
}

/**
 * The hidden name of an upload until it is complete. It is the same for every attempt of the same upload, which is how
 * it is resumed.
 *
 * @param hashOfName SHA-256 of the real name, in hexadecimal digits.
 */
export function partialName(hashOfName: string, size: number): string {
  return `.remote-console-${hashOfName.slice(0, 24)}-${size}.partial`;
}

/** Parses a path; null if invalid, so that no spelling can lead out of the shared folder. */
export function readFilePath(value: unknown): FilePath | null {
  if (!Array.isArray(value) || value.length > DEEPEST_FILE_PATH) return null;
  const names: readonly unknown[] = value;
  return names.every((name) => typeof name === 'string' && isEntryName(name, 'posix') && !isPartialName(name))
    ? names.filter((name) => typeof name === 'string')
    : null;
}

/** Whether a file or folder is the other or inside it. */
export function isWithin(path: FilePath, folder: FilePath): boolean {
  return folder.every((name, index) => path[index] === name);
}

/** A name in two parts: before the extension, and the extension with its dot, or empty. */
export function splitExtension(name: string): readonly [base: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** The longest prefix of a text that fits into that many UTF-8 bytes, without splitting a character. */
function beginning(text: string, bytes: number): string {
  let kept = '';
  let left = bytes;
  for (const character of text) {
    left -= nameBytes(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

/** A name that is not taken: the name itself if it is free, otherwise with a number, as in `a (2).png`. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  const [base, extension] = splitExtension(name);
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})${extension}`;
    const room = LONGEST_FILE_NAME - nameBytes(ending);
    const candidate = room > 0 ? beginning(base, room) + ending : beginning(base, 200) + ` (${number})`;
    if (!isTaken(candidate)) return candidate;
  }
}

/**
 * A name for a ZIP archive's entry: unpacking programs interpret some characters as a way out of the folder, or can't
 * write them on their system.
 */
export function zipEntryName(name: string): string {
  const plain = name
    .replaceAll(/[<>:"|?*/\\]/g, '_')
    .replaceAll(new RegExp(CONTROLS, 'g'), '_')
    .replaceAll(/[. ]+$/g, (ending) => '_'.repeat(ending.length));
  return RESERVED_ON_WINDOWS.test(plain) || plain === '' ? `_${plain}` : plain;
}

/** The file name for a folder's ZIP archive. */
export function zipArchiveName(name: string): string {
  return beginning(name, LONGEST_FILE_NAME - 4) + '.zip';
}
