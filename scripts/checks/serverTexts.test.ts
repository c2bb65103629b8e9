import { expect, test } from 'vitest';
import { DEFAULT_GROUP_NAME } from '../../packages/domain/src/history/index.ts';
import { LANGUAGES, type Language } from '../../packages/domain/src/languages/index.ts';
import { readMessages } from '../../packages/texts/scripts/messageFiles.ts';

/** A label in the quotation marks of a language, where the check of the words knows them. */
const QUOTED: Readonly<Partial<Record<Language, (label: string) => string>>> = {
  ko: (label) => `‘${label}’`,
  en: (label) => `“${label}”`,
  ja: (label) => `「${label}」`,
};

test.each(LANGUAGES)(
  'the frequent questions in %s name the link of the login page that leads to a new password',
  (language) => {
    const link = readMessages(language, 'accounts').get('findIdOrPassword') ?? 'no link';
    const quoted = QUOTED[language]?.(link) ?? link;
    expect(readMessages(language, 'faq').get('answer_password')).toContain(quoted);
  },
);

test('the stored name of the default group is the one that the console shows in Korean', () => {
  expect(DEFAULT_GROUP_NAME).toBe(readMessages('ko', 'groups').get('defaultGroup'));
});

test.each(LANGUAGES)(
  'a sheet of tags in %s has the titles of the exported device list, which can be read as one',
  (language) => {
    const titles = ['sheetDevice', 'sheetTags'].map((key) => readMessages(language, 'tags').get(key));
    const exported = [
      readMessages(language, 'history').get('device'),
      readMessages(language, 'devices').get('columnTags'),
    ];
    expect(titles).toEqual(exported);
  },
);
