// @vitest-environment node
import { directionOf, LANGUAGES } from '@remote-console/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faqPages } from './faqPages.ts';
import { SOURCES } from './sources.ts';

/** Where the pages that ship with the console are; the downloads page links to the one in its language. */
const FOLDER = `${SOURCES}/../public/faq`;

it.each(LANGUAGES)('the frequent questions have a page in %s', (language) => {
  const page = readFileSync(`${FOLDER}/${language}.html`, 'utf8');
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  expect(page).toContain(`<html lang="${language}"${direction}>`);
  expect(page.match(/<summary>[^<]+<\/summary>\s*<p>[^<]+<\/p>/g)).toHaveLength(5);
});

it('the pages are those that the texts make, and there are no others', () => {
  const pages = [...faqPages()].map(([file, page]) => [file, page === readFileSync(`${SOURCES}/${file}`, 'utf8')]);
  expect(pages).toEqual(LANGUAGES.map((language) => [`../public/faq/${language}.html`, true]));
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.html'));
  expect(files.toSorted()).toEqual(LANGUAGES.map((language) => `${language}.html`).toSorted());
});
