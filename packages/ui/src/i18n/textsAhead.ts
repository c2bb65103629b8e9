import type { Resource, ResourceLanguage } from 'i18next';
import { TEXT_LOADERS, type TextArea } from './areas.ts';
import type { Language } from '@remote-console/domain';

/** How texts are loaded; tests hand in their own. */
export type LoadTexts = (language: Language, area: TextArea) => Promise<Readonly<Record<string, string>>>;

/** Loads the texts of an area from its own file. */
export const loadFromFiles: LoadTexts = (language, area) => TEXT_LOADERS[language][area]();

/** The texts that are there before anything is drawn. */
const atHand = new Map<Language, ResourceLanguage>();

/**
 * Loads texts before the first provider is drawn, so that nothing on the page waits for them one after the other. A
 * provider that begins later has them from its first drawing on. Resolves with all their words. Fails where a file cannot
 * be loaded; then the provider tries again by itself.
 *
 * @param load Where they are loaded from: an application may have those of its first page in one file.
 */
export async function loadTextsAhead(
  language: Language,
  areas: readonly TextArea[],
  load: LoadTexts = loadFromFiles,
): Promise<string> {
  const loaded = await Promise.all(areas.map(async (area) => [area, { ...(await load(language, area)) }] as const));
  atHand.set(language, { ...atHand.get(language), ...Object.fromEntries(loaded) });
  return loaded.flatMap(([, texts]) => Object.values(texts)).join(' ');
}

/** What was loaded ahead in a language. */
export function textsAtHand(language: Language): Resource {
  const texts = atHand.get(language);
  return texts ? { [language]: texts } : {};
}
