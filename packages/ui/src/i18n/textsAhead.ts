import type { Language } from '@remote-console/domain';
import { TEXT_LOADERS, type TextArea } from './areas.ts';

type LoadedAreas = ReadonlyMap<TextArea, Readonly<Record<string, string>>>;

/** The texts that are there before anything is drawn. */
const atHand = new Map<Language, LoadedAreas>();

/**
 * Loads texts before the first provider is drawn, so that nothing on the page waits for them one after the other. A
 * provider that begins later has them from its first drawing on. Resolves with all their words. Fails where a file cannot
 * be loaded; then the provider tries again by itself.
 */
export async function loadTextsAhead(language: Language, areas: readonly TextArea[]): Promise<string> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await TEXT_LOADERS[language][area]()] as const));
  atHand.set(language, new Map([...textsAtHand(language), ...loaded]));
  return loaded.flatMap(([, texts]) => Object.values(texts)).join(' ');
}

/** What was loaded ahead in a language. */
export const textsAtHand = (language: Language): LoadedAreas => atHand.get(language) ?? new Map();
