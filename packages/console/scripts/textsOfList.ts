import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = fileURLToPath(new URL('../../texts/src/catalog/generated', import.meta.url)).replaceAll('\\', '/');
const LOADERS = 'virtual:texts-of-list';
const NAME = /^virtual:texts-of-list\/([a-z]{2})$/;

/** The folders of the compiled texts. */
const languages = () =>
  readdirSync(TEXTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The texts that only the frame and the list show. */
export const LIST_AREAS = ['frame', 'devices', 'deviceCommands', 'groups'] as const;
/** The texts that the login page shows too. */
const SHARED_AREAS = ['common', 'messages'] as const;

/** Suffix of a copy's name; to the bundler, a copy is a module of its own. */
const COPY = '?of-list';

/** The source of the module that loads the list's texts in each language. */
const loaders = () =>
  [
    'export const TEXTS_OF_LIST = {',
    ...languages().map((language) => `  ${language}: () => import('${LOADERS}/${language}'),`),
    '};',
  ].join('\n');

/**
 * All texts of the list in a language as one module, `virtual:texts-of-list/en`, with copies of those that login shows
 * too: a list requests one file of texts, and login none of the list's. `virtual:texts-of-list` loads them.
 */
export function textsOfList(): Plugin {
  return {
    name: 'texts-of-list',
    resolveId: (id) => (id === LOADERS || NAME.test(id) ? `\0${id}` : null),
    load: (id) => {
      if (id === `\0${LOADERS}`) return loaders();
      const language = NAME.exec(id.slice(1))?.[1];
      if (language === undefined) return null;
      const sources = [
        ...LIST_AREAS.map((area) => [area, ''] as const),
        ...SHARED_AREAS.map((area) => [area, COPY] as const),
      ];
      return sources
        .map(([area, copy]) => `export { ${area} } from '${TEXTS}/${language}/${area}.ts${copy}';`)
        .join('\n');
    },
  };
}

/** The language of a module that belongs to the list's texts, or nothing for other modules. */
export function languageOfListTexts(module: string): string | undefined {
  const source = new RegExp(`/catalog/generated/([a-z]{2})/(?:(?:${LIST_AREAS.join('|')})\\.ts$|\\w+\\.ts\\${COPY}$)`);
  return source.exec(module)?.[1] ?? NAME.exec(module.replace('\0', ''))?.[1];
}
