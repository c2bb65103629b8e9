/** Finds the text files, and writes a module that imports each of them. */
import { globSync } from 'node:fs';
import path from 'node:path';

const BANNER = '// Generated from the folders of i18n by `npm run generate`. Do not edit.';
/** The language whose files define the keys and the placeholders. */
const FIRST = 'ko';

/** The module that lists all text files, relative to the sources. */
export const TEXT_FILES = 'i18n/generated/textFiles.ts';

/** The imports of all areas in a language, one each so that any bundler splits them. */
const loadersOf = (language: string, areas: readonly string[]) => [
  `  ${language}: {`,
  ...areas.map((area) => `    ${area}: async () => (await import('../${language}/${area}.ts')).${area},`),
  '  },',
];

/**
 * The module that lists all text files. A Korean file is an area, and a sibling folder with the same files is a
 * language; the compiler rejects one that is not in `LANGUAGES`, and one that lacks a file.
 *
 * @param sources The folder of the library's sources.
 */
export function textFilesModule(sources: string): string {
  const folder = path.join(sources, 'i18n');
  const areas = globSync(`${FIRST}/*.ts`, { cwd: folder })
    .map((file) => path.basename(file, '.ts'))
    .toSorted();
  const others = globSync(`*/${areas[0]}.ts`, { cwd: folder, exclude: [`${FIRST}/**`] })
    .map((file) => path.dirname(file))
    .toSorted();
  return [
    BANNER,
    "import type { Language } from '@remote-console/domain';",
    "import type { TextLoaders } from '../areas.ts';",
    ...areas.map((area) => `import type { ${area} } from '../${FIRST}/${area}.ts';`),
    '',
    '/** The Korean texts of every area, as types: they name the keys and the placeholders. */',
    'export interface AreaTexts {',
    ...areas.map((area) => `  readonly ${area}: typeof ${area};`),
    '}',
    '',
    '/** Where each text file is. Any bundler splits them, and a page loads one language of the areas it shows. */',
    'export const TEXT_LOADERS: Readonly<Record<Language, TextLoaders>> = {',
    ...[FIRST, ...others].flatMap((language) => loadersOf(language, areas)),
    '};',
    '',
    '/** All areas. */',
    'export const TEXT_AREAS = [',
    ...areas.map((area) => `  '${area}',`),
    '] as const satisfies readonly (keyof AreaTexts)[];',
    '',
  ].join('\n');
}
