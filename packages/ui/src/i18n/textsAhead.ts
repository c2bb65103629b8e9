import type { Language } from '@remote-console/domain';
import { loadFromFiles, wordsOf, type LoadTexts, type TextArea, type TextsByKey } from '@remote-console/texts';

type LoadedAreas = ReadonlyMap<TextArea, TextsByKey>;

/** The texts that are there before anything is drawn. */
const atHand = new Map<Language, LoadedAreas>();

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
  const loaded = await Promise.all(areas.map(async (area) => [area, await load(language, area)] as const));
  atHand.set(language, new Map([...textsAtHand(language), ...loaded]));
  return loaded
    .flatMap(([, texts]) => Object.values(texts))
    .map((text) => (typeof text === 'function' ? '' : wordsOf(text)))
    .join(' ');
}

/** What was loaded ahead in a language. */
export const textsAtHand = (language: Language): LoadedAreas => atHand.get(language) ?? new Map();
