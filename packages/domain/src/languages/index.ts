export {
  asReadIn,
  DEFAULT_LANGUAGE,
  directionOf,
  inEveryLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  languageOf,
  languageOrNull,
  LANGUAGES,
  preferredLanguage,
  SUBSTITUTE_LANGUAGE,
  type Direction,
  type Language,
  type LanguageSigns,
} from './languages.ts';
export { punctuationOf } from './punctuation.ts';
export { unitText, type UnitOptions } from './unitText.ts';
