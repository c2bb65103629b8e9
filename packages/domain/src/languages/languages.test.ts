import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asReadIn,
  DEFAULT_LANGUAGE,
  directionOf,
  inEveryLanguage,
  LANGUAGES,
  languageOf,
  languageOrNull,
  preferredLanguage,
} from './index.ts';

describe('languages', () => {
  it('are ko, en and ja [A-LANG-03]', () => expect(LANGUAGES).toEqual(['ko', 'en', 'ja']));

  it('default to Korean [A-LANG-01]', () => {
    expect(DEFAULT_LANGUAGE).toBe('ko');
    expect(preferredLanguage({})).toBe('ko');
  });

  it('are named exactly; any other text is Korean', () => {
    expect(LANGUAGES.map(languageOf)).toEqual(['ko', 'en', 'ja']);
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!['ko', 'en', 'ja'].includes(text)) expect(languageOf(text)).toBe('ko');
      }),
    );
    for (const other of ['KO', 'en-US', '', null, undefined]) expect(languageOrNull(other)).toBeNull();
  });

  it.each([
    ['en', 'ja', 'en'],
    ['fr', 'ja', 'ja'],
    [null, 'en-GB,en;q=0.9,ko;q=0.8', 'en'],
    [null, 'fr-FR, ja;q=0.5, en;q=0.7', 'en'],
    [null, 'fr, de', 'ko'],
    [null, 'en;q=0, ja;q=0.1', 'ja'],
    [null, 'en;q=0', 'ko'],
    [null, '*', 'ko'],
    [null, 'JA-jp', 'ja'],
    [null, 'en;q=abc', 'ko'],
    [undefined, null, 'ko'],
    ['', '', 'ko'],
  ])('cookie %s and Accept-Language %s greet in %s', (cookie, acceptLanguage, expected) => {
    expect(preferredLanguage({ cookie, acceptLanguage })).toBe(expected);
  });

  it('are what a record of all languages is made of', () => {
    expect(Object.entries(inEveryLanguage((language) => language))).toEqual(LANGUAGES.map((each) => [each, each]));
  });

  it.each([
    [{ ko: '하나', en: 'one', ja: '一つ' }, '一つ'],
    [{ ko: '하나', en: 'one' }, 'one'],
    [{ ko: '하나' }, '하나'],
    [{}, undefined],
  ])('lend their words to one that has none: of %j Japanese readers get %s', (written, read) => {
    expect(asReadIn('ja', written)).toBe(read);
  });

  it.each([
    ['ko', 'ltr'],
    ['en', 'ltr'],
    ['ja', 'ltr'],
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['arn', 'ltr'],
  ])('are laid out in their direction: %s %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });

  it('answer any header with one of the three', () => {
    fc.assert(
      fc.property(fc.string(), (acceptLanguage) => {
        expect(LANGUAGES).toContain(preferredLanguage({ acceptLanguage }));
      }),
    );
  });
});
