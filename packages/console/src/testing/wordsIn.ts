import type { Language } from '@remote-console/domain';
import { createTexts, TEXT_AREAS, type TextArea, type TextValues } from '@remote-console/ui/i18n';

/** The texts of a language, as a test looks them up. */
export interface Words {
  readonly message: (key: string, values?: TextValues) => string;
  readonly text: (area: TextArea, key: string, values?: TextValues) => string;
}

/** Loads a language's texts; a missing key is an error and never falls back to another language. */
export async function wordsIn(language: Language): Promise<Words> {
  const texts = createTexts(language);
  await Promise.all(TEXT_AREAS.map(texts.load));
  const text: Words['text'] = (area, key, values) => {
    const words = texts.area(area)?.find(key, values);
    if (words === undefined) throw new Error(`${language} has no text ${key} in ${area}.`);
    return words;
  };
  return { text, message: (key, values) => text('messages', key, values) };
}
