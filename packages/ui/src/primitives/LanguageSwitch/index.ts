export { LANGUAGE_NAMES, LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
