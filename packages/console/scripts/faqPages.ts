import { DEFAULT_LANGUAGE, directionOf, LANGUAGES, type Language } from '../../domain/src/languages/index.ts';
import { readMessages } from '../../texts/scripts/messageFiles.ts';
import { messageForms } from '../../texts/scripts/messageForms.ts';

const PRODUCT = 'Remote Console';

/** What the questions are about, in their order. */
const TOPICS = ['registration', 'offline', 'corporate', 'expiry', 'password'] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The texts of an area in a language as HTML; Korean ones where it has none. */
function textsOf(language: Language, area: string): (key: string) => string {
  const [own, fill] = [readMessages(language, area), readMessages(DEFAULT_LANGUAGE, area)];
  return (key) => {
    const message = own.get(key) ?? fill.get(key);
    if (message === undefined) throw new Error(`messages/${DEFAULT_LANGUAGE}: ${area} has no ${key}`);
    const [words = ''] = messageForms(message);
    return escaped(words);
  };
}

/** The page of the frequently asked questions in a language. It works without scripts, and without the console. */
function faqPage(language: Language): string {
  const text = textsOf(language, 'faq');
  const heading = textsOf(language, 'downloads')('faq');
  const direction = directionOf(language);
  return [
    '<!doctype html>',
    '<!-- Generated from packages/texts/messages by `npm run generate`. Do not edit. -->',
    direction === 'ltr' ? `<html lang="${language}">` : `<html lang="${language}" dir="${direction}">`,
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />',
    '    <link rel="stylesheet" href="/faq/faq.css" />',
    `    <title>${PRODUCT} – ${heading}</title>`,
    '  </head>',
    '  <body>',
    '    <main>',
    `      <h1>${heading}</h1>`,
    ...TOPICS.flatMap((topic) => [
      '      <details>',
      `        <summary>${text(`question_${topic}`)}</summary>`,
      `        <p>${text(`answer_${topic}`)}</p>`,
      '      </details>',
    ]),
    `      <p class="back"><a href="/${language}">${text('back')}</a></p>`,
    '    </main>',
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

/** The pages of the frequently asked questions, by their paths from the folder of the sources. */
export const faqPages = (): ReadonlyMap<string, string> =>
  new Map(LANGUAGES.map((language) => [`../public/faq/${language}.html`, faqPage(language)]));
