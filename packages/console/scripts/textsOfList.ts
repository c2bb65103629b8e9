import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TEXTS = fileURLToPath(new URL('../../ui/src/i18n', import.meta.url)).replaceAll('\\', '/');
const NAME = /^virtual:texts-of-list\/([a-z]{2})$/;

/** The texts that only the frame and the list show. */
export const LIST_AREAS = ['frame', 'devices', 'deviceCommands', 'groups'] as const;
/** The texts that the login page shows too. */
const SHARED_AREAS = ['common', 'messages'] as const;

/** Suffix of a copy's name; to the bundler, a copy is a module of its own. */
const COPY = '?of-list';

/**
 * All texts of the list in a language as one module, `virtual:texts-of-list/en`, including copies of those that the
 * login page shows too: a list requests a single file of texts, and login loads none of the list's texts.
 */
export function textsOfList(): Plugin {
  return {
    name: 'texts-of-list',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load: (id) => {
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
  const source = new RegExp(`/i18n/([a-z]{2})/(?:(?:${LIST_AREAS.join('|')})\\.ts$|\\w+\\.ts\\${COPY}$)`);
  return source.exec(module)?.[1] ?? NAME.exec(module.replace('\0', ''))?.[1];
}
