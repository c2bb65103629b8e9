export {
  DEFAULT_LANGUAGE,
  inEveryLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  languageOf,
  languageOrNull,
  LANGUAGES,
  preferredLanguage,
  type Language,
  type LanguageSigns,
} from './languages.ts';
export { unitText, type UnitOptions } from './unitText.ts';
