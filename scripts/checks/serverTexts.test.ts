import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_GROUP_NAME } from '../../packages/domain/src/history/index.ts';
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

test('the stored name of the default group is the one that the console shows in Korean', () => {
  expect(DEFAULT_GROUP_NAME).toBe(readMessages('ko', 'groups').get('defaultGroup'));
});
