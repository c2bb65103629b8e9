import type { Language } from '@remote-console/domain';
import type { TextsByKey } from '../messages/index.ts';
import type { TextArea } from './areas.ts';
import { TEXT_LOADERS } from './generated/loaders.ts';

/** Loads the texts of an area, for a portal with words of its own. What it leaves out reads Korean. */
export type LoadTexts = (language: Language, area: TextArea) => Promise<TextsByKey>;

/** Loads the texts of an area as the catalog has them. */
export const loadFromFiles: LoadTexts = (language, area) => TEXT_LOADERS[language][area]();
