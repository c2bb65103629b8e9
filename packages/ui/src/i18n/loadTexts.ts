import type { Language } from '@remote-console/domain';
import { TEXT_LOADERS, type TextArea } from './areas.ts';
import type { TextsByKey } from './areaTexts.ts';

/** Loads the texts of an area, for a portal with words of its own. What it leaves out reads Korean. */
export type LoadTexts = (language: Language, area: TextArea) => Promise<TextsByKey>;

/** Loads the texts of an area from the file of the library. */
export const loadFromFiles: LoadTexts = (language, area) => TEXT_LOADERS[language][area]();
