import { loadFromFiles, type LoadTexts } from '@remote-console/ui/i18n';
import { TEXTS_OF_LIST } from 'virtual:texts-of-list';

/** Loads the texts of frame and list, which share one file; other pages have their own. */
export const loadTextsOfList: LoadTexts = async (language, area) => {
  const texts = await TEXTS_OF_LIST[language]();
  return texts[area] ?? loadFromFiles(language, area);
};
