export { i18nextTexts, type I18nextTextsOptions } from './i18nextTexts.ts';
