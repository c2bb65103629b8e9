import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_GROUP_NAMES } from '../../packages/domain/src/history/index.ts';
import { LANGUAGES } from '../../packages/domain/src/languages/index.ts';
import { readMessages } from '../../packages/texts/scripts/messageFiles.ts';
import { ROOT } from '../reports/folder.ts';

test.each(LANGUAGES)(
  'the frequent questions in %s name the link of the login page that leads to a new password',
  (language) => {
    const link = readMessages(language, 'accounts').get('findIdOrPassword') ?? 'no link';
    const quoted = { ko: `‘${link}’`, en: `“${link}”`, ja: `「${link}」` }[language];
    expect(readFileSync(path.join(ROOT, `packages/console/public/faq/${language}.html`), 'utf8')).toContain(quoted);
  },
);

test.each(LANGUAGES)('a search in %s finds the default group by the name that the console shows', (language) => {
  expect(DEFAULT_GROUP_NAMES[language]).toBe(readMessages(language, 'groups').get('defaultGroup'));
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
