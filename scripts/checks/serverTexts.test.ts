import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_GROUP_NAMES, LANGUAGES } from '@remote-console/domain';
import { textsIn } from '@remote-console/texts/server';
import { expect, test } from 'vitest';
import { ROOT } from '../reports/folder.ts';

test.each(LANGUAGES)(
  'the frequent questions in %s name the link of the login page that leads to a new password',
  async (language) => {
    const link = (await textsIn(language, 'accounts'))('findIdOrPassword');
    const quoted = { ko: `‘${link}’`, en: `“${link}”`, ja: `「${link}」` }[language];
    expect(readFileSync(path.join(ROOT, `packages/console/public/faq/${language}.html`), 'utf8')).toContain(quoted);
  },
);

test.each(LANGUAGES)('a search in %s finds the default group by the name that the console shows', async (language) => {
  expect(DEFAULT_GROUP_NAMES[language]).toBe((await textsIn(language, 'groups'))('defaultGroup'));
});
