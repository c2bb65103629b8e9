/** Makes the file of the letters of one width, in which terminals are drawn where a system has none of its own. */
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { LATIN_RANGES } from '../src/theme/latinFont.ts';
import { lettersOf } from './latinFile.ts';

/** The file, relative to the sources. */
export const MONOSPACE_FILE = 'theme/monospace.woff2';

/** Accents only: a terminal shows each character that arrives, and no ligature of several. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk'];

/** Copyright, license and its address. */
const LICENSE_NAMES = [0, 13, 14];

/** The Latin letters of one width, with all weights. */
export function monospaceFile(): Promise<Buffer> {
  const whole = import.meta.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2');
  return subsetFont(readFileSync(new URL(whole)), lettersOf(LATIN_RANGES), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: LICENSE_NAMES,
  });
}
