export {
  DEFAULT_LANGUAGE,
  directionOf,
  inEveryLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  languageOf,
  languageOrNull,
  LANGUAGES,
  preferredLanguage,
  WORD_GAPS,
  type Direction,
  type Language,
  type LanguageSigns,
} from './languages.ts';
export { unitText, type UnitOptions } from './unitText.ts';
