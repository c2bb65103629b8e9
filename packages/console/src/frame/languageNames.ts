import type { Language } from '@remote-console/domain';

/** Each language in its own words, so that whoever needs it recognises it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', ja: '日本語' };
