/** Creates the files of the library's own font families from the typefaces that they are subsets of. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { LATIN_FAMILY, LATIN_RANGES } from '../src/theme/latinFont.ts';
import { MONO_FAMILY, MONO_RANGES } from '../src/theme/monoFont.ts';
import type { UnicodeRange } from '../src/theme/unicodeRange.ts';
import { renamedFont } from './renamedFont.ts';

const require = createRequire(import.meta.url);

/** What browsers apply to all text, and tabular figures. Pages that enable other features bring a typeface. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** License and its URL, which the typefaces require to be kept. */
const LICENSE_NAMES = [13, 14];
/** The maker and vendor of the typeface. Omitted along with the old name, to leave room for a longer one. */
const MAKER_NAMES = [8, 9, 10, 11, 12];

interface FontFile {
  /** Relative to the sources. */
  readonly file: string;
  /** Path of the complete typeface. */
  readonly whole: string;
  readonly family: string;
  readonly ranges: readonly UnicodeRange[];
  /** Omits the hinting for low-resolution screens, if a typeface has it: it is two fifths of its size. */
  readonly noHinting?: boolean;
}

const MONO = { family: MONO_FAMILY, ranges: MONO_RANGES, noHinting: true };
const FILES: readonly FontFile[] = [
  {
    file: 'theme/latin.woff2',
    whole: require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
    family: LATIN_FAMILY,
    ranges: LATIN_RANGES,
  },
  { file: 'theme/mono.woff2', whole: require.resolve('hack-font/build/web/fonts/hack-regular.woff2'), ...MONO },
  { file: 'theme/monoBold.woff2', whole: require.resolve('hack-font/build/web/fonts/hack-bold.woff2'), ...MONO },
];

/** The files, relative to the sources. */
export const FONT_FILES = FILES.map(({ file }) => file);

async function made({ whole, family, ranges, noHinting = false }: FontFile): Promise<Buffer> {
  const source = readFileSync(whole);
  const letters = ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
  const subset = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    noHinting,
    keepFeatures: FEATURES,
    preserveNameIds: [...LICENSE_NAMES, ...MAKER_NAMES],
  });
  return subsetFont(renamedFont(subset, family), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: LICENSE_NAMES,
  });
}

/** The content of each file. */
export async function fontFiles(): Promise<readonly (readonly [file: string, content: Buffer])[]> {
  return Promise.all(FILES.map(async (each) => [each.file, await made(each)] as const));
}
