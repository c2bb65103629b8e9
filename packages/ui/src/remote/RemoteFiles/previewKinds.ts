import { extensionOf } from './shownName.ts';

/** Maximum number of bytes of a text preview. */
export const PREVIEWED_TEXT = 64 * 1024;

/** Maximum size of a picture preview, in bytes. */
export const LARGEST_PREVIEWED_IMAGE = 20 * 1024 * 1024;

/** The displayable image formats, with their types. SVG is treated as text: it could contain scripts. */
const IMAGES: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
]);
const ARCHIVES = new Set(['zip', 'gz', 'tgz', 'bz2', 'xz', '7z', 'rar', 'tar']);
const TEXTS = new Set(
  'txt md log csv tsv json xml html htm svg css js ts yaml yml ini conf cfg properties sh bat ps1 sql env toml'.split(
    ' ',
  ),
);

/** The type of a displayable image; undefined for other files. */
export function imageType(name: string): string | undefined {
  return IMAGES.get(extensionOf(name));
}

/** Whether a file is displayed as an image. */
export const isImage = (name: string): boolean => imageType(name) !== undefined;

/** Whether a file is an archive. */
export const isArchive = (name: string): boolean => ARCHIVES.has(extensionOf(name));

/** Whether a file is known to be text. */
export const isText = (name: string): boolean => TEXTS.has(extensionOf(name));

/** The legacy encoding of most languages. */
const WESTERN = 'windows-1252';

/**
 * The other legacy encodings, by the language of the person: those of the HTML standard (“determining the character
 * encoding”), also for languages that the console doesn't speak yet.
 */
const OLDER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'euc-kr': ['ko'],
    shift_jis: ['ja'],
    gb18030: ['zh'],
    'iso-8859-2': ['hu', 'pl', 'sl'],
    'iso-8859-7': ['el'],
    'windows-874': ['th'],
    'windows-1250': ['cs', 'hr', 'sk'],
    'windows-1251': ['be', 'bg', 'kk', 'ky', 'mk', 'ru', 'sr', 'tg', 'uk'],
    'windows-1254': ['az', 'ku', 'tr'],
    'windows-1255': ['he'],
    'windows-1256': ['ar', 'fa'],
    'windows-1257': ['et', 'lt', 'lv'],
    'windows-1258': ['vi'],
  }).flatMap(([encoding, languages]) => languages.map((language) => [language, encoding] as const)),
);

function decode(bytes: Uint8Array, encoding: string, isPart: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart });
  } catch {
    return null;
  }
}

/**
 * Decodes bytes as text: UTF-8, UTF-16 with a BOM, otherwise the legacy encoding of the language.
 *
 * @param isPart Whether more follows, so that the last character may be incomplete.
 * @returns Null if they are not text.
 */
export function textOf(bytes: Uint8Array, isPart: boolean, language: string): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le', isPart);
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be', isPart);
  if (bytes.includes(0)) return null;
  return (
    decode(bytes, 'utf-8', isPart) ??
    decode(bytes, OLDER.get(language) ?? WESTERN, isPart) ??
    decode(bytes, WESTERN, isPart)
  );
}
