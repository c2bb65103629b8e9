// @vitest-environment node
import { LANGUAGES } from '@remote-console/domain';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the pages that ship with the console are; the downloads page links to the one in its language. */
const PAGES = new URL('../public/faq/', import.meta.url);

it.each(LANGUAGES)('the frequent questions have a page in %s', (language) => {
  expect(readFileSync(new URL(`${language}.html`, PAGES), 'utf8')).toContain(`<html lang="${language}">`);
});
