import { preferredLanguage, type Language } from '@remote-console/domain';
import { hrefInLanguage, type UnsavedChanges } from '../routing/index.ts';
import { type KeyValueStore, preferenceCookie, readCookie, STORAGE_KEYS, tryStore } from '../storage/index.ts';

const LANGUAGE_COOKIE = 'lang';

/** How long the page stays after another language was selected, in milliseconds (A-LANG-07). */
export const LANGUAGE_RELOAD_MS = 300;

/** A visitor's initial language: the one selected here, otherwise the browser's, otherwise Korean. */
export function visitorLanguage(
  page: Pick<Document, 'cookie'> = document,
  browser: Pick<Navigator, 'languages'> = navigator,
): Language {
  return preferredLanguage({
    cookie: readCookie(page.cookie, LANGUAGE_COOKIE),
    acceptLanguage: browser.languages.join(','),
  });
}

interface LanguageChoice {
  readonly storage: KeyValueStore;
  readonly page: Pick<Document, 'cookie'>;
  readonly unsavedChanges: Pick<UnsavedChanges, 'returns'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'protocol' | 'assign'>;
}

/** Stores the language in the cookie and in local storage, and opens the same page in it 300 ms later. */
export function chooseLanguage(language: Language, { storage, page, unsavedChanges, location }: LanguageChoice): void {
  page.cookie = preferenceCookie(LANGUAGE_COOKIE, language, location.protocol === 'https:');
  tryStore(storage, STORAGE_KEYS.language, language);
  setTimeout(() => {
    unsavedChanges.returns();
    location.assign(hrefInLanguage(language, location));
  }, LANGUAGE_RELOAD_MS);
}
