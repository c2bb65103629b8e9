import type { Language } from '@remote-console/domain';
import { createTexts, TEXT_AREAS, TEXT_LOADERS, type TextArea } from '@remote-console/ui/i18n';

/** The texts of a language, as a test looks for them. */
export interface Words {
  readonly message: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly text: (area: TextArea, key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Loads the texts of a language; a key that it lacks is an error, and never another language. */
export async function wordsIn(language: Language): Promise<Words> {
  const texts = createTexts(language, (wanted, area) => TEXT_LOADERS[wanted][area]());
  await texts.loadNamespaces([...TEXT_AREAS]);
  const text: Words['text'] = (area, key, values = {}) => {
    if (!texts.exists(key, { ns: area, fallbackLng: [], ...values })) {
      throw new Error(`${language} has no text ${key} in ${area}.`);
    }
    return texts.t(key, { ns: area, ...values });
  };
  return { text, message: (key, values) => text('messages', key, values) };
}
