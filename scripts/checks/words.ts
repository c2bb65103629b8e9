/**
 * Words of the texts: none that the glossary strikes out, and none in quotation marks that isn't the label of something
 * in the console. Read are the catalogs and the frequent questions, in every language.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../packages/domain/src/languages/index.ts';
import { TEXT_AREAS, TEXT_LOADERS } from '../../packages/ui/src/i18n/areas.ts';
import { ROOT } from '../reports/folder.ts';
import { WORD_EXCEPTIONS, type WordException } from './words/exceptions.ts';
import { FORBIDDEN_WORDS, type ForbiddenWord } from './words/forbidden.ts';

/** A text, where it is, and its key with the area: `devices.export`. */
export interface WrittenText {
  readonly file: string;
  readonly key: string;
  readonly text: string;
}

const PLACEHOLDER = /\{\{.+?\}\}/;

/** Quotation marks around labels. In English, a ’ before a letter is an apostrophe. */
const QUOTATIONS: Readonly<Record<Language, readonly RegExp[]>> = {
  ko: [/‘([^‘’]+)’/g, /“([^“”]+)”/g],
  en: [/“([^“”]+)”/g, /‘((?:[^‘’]|’(?=\p{L}))+)’(?!\p{L})/gu],
  ja: [/「([^「」]+)」/g, /『([^『』]+)』/g, /“([^“”]+)”/g],
};

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How a word is found in the texts of a language. */
export function patternOf(language: Language, [word, , pattern]: ForbiddenWord): RegExp {
  if (pattern) return pattern;
  return language === 'en' ? new RegExp(String.raw`\b${escaped(word)}\b`, 'i') : new RegExp(escaped(word));
}

/** What is in quotation marks in a text, but for names that are put in. */
export function quotedWords(language: Language, text: string): string[] {
  return [...QUOTATIONS[language], /"([^"]+)"/g]
    .flatMap((quotation) => [...text.matchAll(quotation)])
    .map(([, words = '']) => words)
    .filter((words) => !PLACEHOLDER.test(words));
}

interface Finding {
  readonly found: string;
  readonly fault: string;
}

function findingsOf(language: Language, text: string, labels: ReadonlySet<string>): Finding[] {
  const words = FORBIDDEN_WORDS[language]
    .filter((rule) => patternOf(language, rule).test(text))
    .map(([word, instead]) => ({ found: word, fault: `'${word}' is not a word of ours; write '${instead}'` }));
  const quotations = quotedWords(language, text)
    .filter((quoted) => !labels.has(quoted))
    .map((quoted) => ({ found: quoted, fault: `nothing in the console is labeled '${quoted}'` }));
  return [...words, ...quotations];
}

const isAbout = (exception: WordException, key: string) =>
  exception[0] === key.replace(/_(?:one|other)$/, '') || exception[0] === `${key.split('.', 1)[0]}.*`;

/**
 * @param labels What the console shows in this language.
 * @param exceptions Texts that keep a word; one that no text needs is a fault as well.
 * @returns What is wrong with the words of texts, as lines to print.
 */
export function wordFaultsOf(
  language: Language,
  texts: readonly WrittenText[],
  labels: ReadonlySet<string> = new Set(texts.map(({ text }) => text)),
  exceptions: readonly WordException[] = WORD_EXCEPTIONS[language],
): string[] {
  const needed = new Set<string>();
  const faults = texts.flatMap(({ file, key, text }) =>
    findingsOf(language, text, labels)
      .filter(({ found }) => {
        const exception = exceptions.find((one) => isAbout(one, key) && one[1].includes(found));
        if (exception) needed.add(`${exception[0]} ${found}`);
        return exception === undefined;
      })
      .map(({ fault }) => `${file}: ${key}: ${fault}.`),
  );
  const unneeded = exceptions.flatMap(([key, found]) =>
    found
      .filter((words) => !needed.has(`${key} ${words}`))
      .map((words) => `scripts/checks/words/exceptions.ts: ${key} (${language}) has no '${words}'.`),
  );
  return [...faults, ...unneeded];
}

/** The texts of the console in a language. */
export async function catalogOf(language: Language): Promise<WrittenText[]> {
  const areas = await Promise.all(
    TEXT_AREAS.map(async (area) => ({ area, texts: await TEXT_LOADERS[language][area]() })),
  );
  return areas.flatMap(({ area, texts }) =>
    Object.entries<string>(texts).map(([key, text]) => ({
      file: `packages/ui/src/i18n/${language}/${area}.ts`,
      key: `${area}.${key}`,
      text,
    })),
  );
}

/** The frequent questions in a language: the words of a page without tags, each with the line it begins on. */
export function questionsOf(language: Language): WrittenText[] {
  const file = `packages/console/public/faq/${language}.html`;
  const page = readFileSync(path.join(ROOT, file), 'utf8');
  return [...page.matchAll(/<(title|h1|summary|p)\b[^>]*>([^]*?)<\/\1>/g)].map(({ 2: words = '', index }) => ({
    file,
    key: `faq.${page.slice(0, index).split('\n').length}`,
    text: words
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** Everything that is wrong with the words of the project's texts, as lines to print. */
export async function wordFaults(): Promise<string[]> {
  const faults = await Promise.all(
    LANGUAGES.map(async (language) => {
      const catalog = await catalogOf(language);
      const labels = new Set(catalog.map(({ text }) => text));
      return wordFaultsOf(language, [...catalog, ...questionsOf(language)], labels);
    }),
  );
  return faults.flat();
}

if (import.meta.main) {
  const faults = await wordFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every text uses the words of the glossary.' : `${faults.length} faults.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
