import { DEFAULT_LANGUAGE, inEveryLanguage, type Language } from '@remote-console/domain';
import { createAreaTexts, type TextsByKey } from '../messages/index.ts';
import type { TextArea, TextFunction } from './areas.ts';
import { TEXT_LOADERS } from './generated/loaders.ts';

/** Loads the texts of an area, for a portal with words of its own. What it leaves out reads Korean. */
export type LoadTexts = (language: Language, area: TextArea) => Promise<TextsByKey>;

/** Loads the texts of an area as the catalog has them. */
export const loadFromFiles: LoadTexts = (language, area) => TEXT_LOADERS[language][area]();

/**
 * The texts of an area in one language, with Korean where it lacks one (A-LANG-02): for programs that write texts, such as
 * emails and sheets, and do not draw them.
 */
export async function textsIn<Area extends TextArea>(language: Language, area: Area): Promise<TextFunction<Area>> {
  const [own, fill] = await Promise.all([loadFromFiles(language, area), loadFromFiles(DEFAULT_LANGUAGE, area)]);
  return createAreaTexts(language, own, fill, () => undefined).text;
}

/** The texts of an area in every language. */
export async function textsInEveryLanguage<Area extends TextArea>(
  area: Area,
): Promise<Readonly<Record<Language, TextFunction<Area>>>> {
  const texts = inEveryLanguage((language) => textsIn(language, area));
  const loaded = Object.entries(texts).map(async ([language, loading]) => [language, await loading]);
  return Object.fromEntries(await Promise.all(loaded));
}
