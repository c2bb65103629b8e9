import type { Resource, ResourceLanguage } from 'i18next';
import { TEXT_LOADERS, type TextArea } from './areas.ts';
import type { Language } from '@remote-console/domain';

/** The texts that are there before anything is drawn. */
const atHand = new Map<Language, ResourceLanguage>();

/**
 * Loads texts before the first provider is drawn, so that nothing on the page waits for them one after the other. A
 * provider that begins later has them from its first drawing on. Resolves with all their words. Fails where a file cannot
 * be loaded; then the provider tries again by itself.
 */
export async function loadTextsAhead(language: Language, areas: readonly TextArea[]): Promise<string> {
  const loaded = await Promise.all(
    areas.map(async (area) => [area, { ...(await TEXT_LOADERS[language][area]()) }] as const),
  );
  atHand.set(language, { ...atHand.get(language), ...Object.fromEntries(loaded) });
  return loaded.flatMap(([, texts]) => Object.values(texts)).join(' ');
}

/** What was loaded ahead in a language. */
export function textsAtHand(language: Language): Resource {
  const texts = atHand.get(language);
  return texts ? { [language]: texts } : {};
}
