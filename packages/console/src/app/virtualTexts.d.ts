/** What the build assembles from the texts of several areas (`scripts/textsOfList.ts`). */
declare module 'virtual:texts-of-list' {
  import type { Language } from '@remote-console/domain';
  import type { TextArea, TextsByKey } from '@remote-console/ui/i18n';

  /** Loads the texts of frame and list in a language, by area. */
  export const TEXTS_OF_LIST: Readonly<
    Record<Language, () => Promise<Partial<Readonly<Record<TextArea, TextsByKey>>>>>
  >;
}
