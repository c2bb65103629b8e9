import { LANGUAGES } from '@remote-console/domain';
import { createAreaTexts, loadFromFiles, type TextArea, type TextFunction } from '@remote-console/texts';

/**
 * The bundled texts of an area in every language: a file can have the words of any. Fails where a file of texts cannot be
 * loaded.
 */
export function bundledTexts<Area extends TextArea>(area: Area): Promise<readonly TextFunction<Area>[]> {
  return Promise.all(
    LANGUAGES.map(async (language): Promise<TextFunction<Area>> => {
      const texts = await loadFromFiles(language, area);
      return createAreaTexts(language, texts, {}, () => undefined).text;
    }),
  );
}
