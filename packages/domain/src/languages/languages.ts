/**
 * The languages of the console, the default first (A-LANG-03), each in its own words, so that whoever needs it recognizes
 * it. This is the list of languages: everything else that has one entry for each of them follows it.
 */
export const LANGUAGE_NAMES = { ko: '한국어', en: 'English', ja: '日本語' } as const;

/** One language of the console. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The languages of the console, the default first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language of whoever chose none and whose browser asks for none of ours (A-LANG-01). */
export const DEFAULT_LANGUAGE: Language = 'ko';

/** What there is in every language, made one by one. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** Languages whose letters are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** In which direction a page is laid out: from left to right, or from right to left. */
export type Direction = 'ltr' | 'rtl';

/** In which direction a language is read. A region, as in `ar-EG`, makes no difference. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Whether a text names one of our languages, exactly as routes and cookie spell them. */
export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language a text names, or `null`. */
export function languageOrNull(value: string | null | undefined): Language | null {
  return isLanguage(value) ? value : null;
}

/** The language a text names, or Korean for any other value (A-ROUTE-04). */
export function languageOf(value: string | null | undefined): Language {
  return languageOrNull(value) ?? DEFAULT_LANGUAGE;
}

/** Our languages in an Accept-Language header (RFC 9110 section 12.5.4), most wanted first. */
function accepted(header: string): readonly Language[] {
  const wanted: { readonly language: Language; readonly weight: number }[] = [];
  for (const range of header.split(',').slice(0, 50)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const language = languageOrNull(tag.split('-')[0]);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (language && weight > 0 && weight <= 1) wanted.push({ language, weight });
  }
  return wanted.sort((a, b) => b.weight - a.weight).map(({ language }) => language);
}

/** What a visitor's browser says about languages. */
export interface LanguageSigns {
  /** The value of the language cookie; it wins, because the person chose it here. */
  readonly cookie?: string | null | undefined;
  /** The Accept-Language header, or the browser's language list joined with commas. */
  readonly acceptLanguage?: string | null | undefined;
}

/** The language to greet a visitor in: the cookie, else what the browser asks for, else Korean. */
export function preferredLanguage({ cookie, acceptLanguage }: LanguageSigns): Language {
  return languageOrNull(cookie) ?? accepted(acceptLanguage ?? '')[0] ?? DEFAULT_LANGUAGE;
}
