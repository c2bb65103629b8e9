import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@remote-console/domain';
import { createAreaTexts, type AreaTexts } from '../messages/index.ts';
import type { AnyTextArea, TextFunction } from './areas.ts';
import { TEXT_LOADERS } from './generated/loaders.ts';
import { SERVER_TEXT_LOADERS } from './generated/serverLoaders.ts';

/** The texts of an area in one language by any key. */
export async function areaTextsIn(language: Language, area: AnyTextArea): Promise<AreaTexts> {
  const load = (each: Language) => ({ ...TEXT_LOADERS[each], ...SERVER_TEXT_LOADERS[each] })[area]();
  const [own, fill] = await Promise.all([load(language), load(DEFAULT_LANGUAGE)]);
  return createAreaTexts(language, own, fill, () => undefined);
}

/**
 * The texts of an area in one language, with Korean where it lacks one (A-LANG-02): for programs that write texts, such as
 * emails and sheets, and do not draw them.
 */
export async function textsIn<Area extends AnyTextArea>(language: Language, area: Area): Promise<TextFunction<Area>> {
  return (await areaTextsIn(language, area)).text;
}

/** The texts of an area in every language. */
export async function textsInEveryLanguage<Area extends AnyTextArea>(
  area: Area,
): Promise<Readonly<Record<Language, TextFunction<Area>>>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await textsIn(language, area)] as const),
  );
  return Object.fromEntries(loaded) as Record<Language, TextFunction<Area>>;
}
