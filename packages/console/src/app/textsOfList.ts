import type { Language } from '@remote-console/domain';
import { loadFromFiles, type LoadTexts, type TextArea } from '@remote-console/ui/i18n';

type AreaTexts = Readonly<Record<string, string>>;

const FILES: Readonly<Record<Language, () => Promise<Partial<Readonly<Record<TextArea, AreaTexts>>>>>> = {
  ko: () => import('virtual:texts-of-list/ko'),
  en: () => import('virtual:texts-of-list/en'),
  ja: () => import('virtual:texts-of-list/ja'),
};

/** Loads the texts of frame and list, which share one file; other pages have their own. */
export const loadTextsOfList: LoadTexts = async (language, area) => {
  const texts = await FILES[language]();
  return texts[area] ?? loadFromFiles(language, area);
};
