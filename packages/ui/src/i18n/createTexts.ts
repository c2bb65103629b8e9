import { createInstance, type BackendModule, type i18n, type ReadCallback } from 'i18next';
import { TEXT_AREAS, type TextArea } from './areas.ts';
import { networkIsThere } from '../provider/later.ts';
import { loadFromFiles, textsAtHand, type LoadTexts } from './textsAhead.ts';
import { isLanguage, LANGUAGES, type Language } from '@remote-console/domain';

const isArea = (value: string): value is TextArea => TEXT_AREAS.some((area) => area === value);

const failure = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Reads text files on demand, and waits for a network where there is none. An area that does not exist is a fault of the
 * build, not of the page: it stays empty.
 */
function backend(load: LoadTexts): BackendModule {
  const answer = async (language: string, area: string, done: ReadCallback) => {
    try {
      await networkIsThere();
      done(null, isLanguage(language) && isArea(area) ? { ...(await load(language, area)) } : {});
    } catch (error) {
      done(failure(error), null);
    }
  };
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, area, done) => void answer(language, area, done),
  };
}

/**
 * A text catalogue of its own for one provider: several can live on a page, in different languages, and none touches
 * the catalogue of the application around it. It loads one language; only when a text turns out to be missing does the
 * Korean file of that area come in and fill the gap (A-LANG-02).
 */
export function createTexts(language: Language, load: LoadTexts = loadFromFiles): i18n {
  const texts = createInstance();
  const filled = new Set<string>();

  const fillFromKorean = (missingIn: string, area: string): void => {
    const gap = `${missingIn}/${area}`;
    if (missingIn === 'ko' || !isArea(area) || filled.has(gap)) return;
    filled.add(gap);
    void load('ko', area).then((korean) => texts.addResourceBundle(missingIn, area, { ...korean }, true, false));
  };

  void texts.use(backend(load)).init({
    lng: language,
    resources: load === loadFromFiles ? textsAtHand(language) : {},
    partialBundledLanguages: true,
    initAsync: false,
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    fallbackNS: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    saveMissing: true,
    missingKeyHandler: (languages, area) => {
      for (const missingIn of languages) fillFromKorean(missingIn, area);
    },
    react: { bindI18n: 'languageChanged', bindI18nStore: 'added', useSuspense: true },
  });
  return texts;
}
