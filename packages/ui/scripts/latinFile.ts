/** Makes the file of the Latin letters from the typeface. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { LATIN_FAMILY, LATIN_RANGES } from '../src/theme/latinFont.ts';
import { renamedFont } from './renamedFont.ts';

/** The file, relative to the sources. */
export const LATIN_FILE = 'theme/latin.woff2';

/** What browsers apply to every text, and figures of one width. A page that turns others on brings its own typeface. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** License and its address, which the typeface asks to be kept. */
const LICENSE_NAMES = [13, 14];

/** The Latin letters of the typeface with all weights. */
export async function latinFile(): Promise<Buffer> {
  const whole = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
  const letters = LATIN_RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const subset = await subsetFont(readFileSync(whole), letters.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    preserveNameIds: LICENSE_NAMES,
  });
  return subsetFont(renamedFont(subset, LATIN_FAMILY), letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: LICENSE_NAMES,
  });
}
