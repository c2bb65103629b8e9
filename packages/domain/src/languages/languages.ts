/**
 * The console's languages, the default first (A-LANG-03), each by its own name, so that its speakers recognize it.
 * Everything else that has an entry per language follows this list.
 */
export const LANGUAGE_NAMES = { ko: '한국어', en: 'English', ja: '日本語' } as const;

/** One of the console's languages. */
export type Language = keyof typeof LANGUAGE_NAMES;

/** The console's languages, the default first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The language for those who selected none and whose browser requests none of ours (A-LANG-01). */
export const DEFAULT_LANGUAGE: Language = 'ko';

/** Values for every language, created one by one. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** What readers get before the default language, where something was not written in theirs. */
export const SUBSTITUTE_LANGUAGE: Language = 'en';

/**
 * Something that people write in some of the languages, such as the notes of a release, as readers of a language get it: in
 * theirs, otherwise in English, otherwise in Korean.
 */
export function asReadIn<T>(language: Language, written: Readonly<Partial<Record<Language, T>>>): T | undefined {
  return written[language] ?? written[SUBSTITUTE_LANGUAGE] ?? written[DEFAULT_LANGUAGE];
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** A page's layout direction: left to right, or right to left. */
export type Direction = 'ltr' | 'rtl';

/** The direction in which a language is read. A region, as in `ar-EG`, makes no difference. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Whether a text is one of our languages, spelled exactly as in routes and the cookie. */
export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language that a text names, or `null`. */
export function languageOrNull(value: string | null | undefined): Language | null {
  return isLanguage(value) ? value : null;
}

/** The language that a text names, or Korean for any other value (A-ROUTE-04). */
export function languageOf(value: string | null | undefined): Language {
  return languageOrNull(value) ?? DEFAULT_LANGUAGE;
}

/** Our languages in an Accept-Language header (RFC 9110 section 12.5.4), most preferred first. */
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
  /** The language cookie's value; it takes precedence, because the user selected it here. */
  readonly cookie?: string | null | undefined;
  /** The Accept-Language header, or the browser's language list joined with commas. */
  readonly acceptLanguage?: string | null | undefined;
}

/** A visitor's initial language: the cookie's, otherwise the browser's, otherwise Korean. */
export function preferredLanguage({ cookie, acceptLanguage }: LanguageSigns): Language {
  return languageOrNull(cookie) ?? accepted(acceptLanguage ?? '')[0] ?? DEFAULT_LANGUAGE;
}
