/**
 * Words of the texts: none that the glossary strikes out, and none in quotation marks that isn't the label of something
 * in the console. It reads the catalogs, the frequent questions, and what the server writes: emails, exports, pages. A
 * language without rules of its own has no words that are struck out; only what is between "…" has to be a label.
 */
import { LANGUAGES, type Language } from '../../packages/domain/src/languages/index.ts';
import { exceptionsIn, type WordException } from './words/exceptions.ts';
import { forbiddenIn, type ForbiddenWord } from './words/forbidden.ts';
import { catalogOf, otherSources, serverTextsOf, textsInSource, type WrittenText } from './words/readTexts.ts';

const PLACEHOLDER = /\{.+?\}/;

/** Quotation marks around labels. In English, a ’ before a letter is an apostrophe. */
const QUOTATIONS: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
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
  return [...(QUOTATIONS[language] ?? []), /"([^"]+)"/g]
    .flatMap((quotation) => [...text.matchAll(quotation)])
    .map(([, words = '']) => words)
    .filter((words) => !PLACEHOLDER.test(words));
}

interface Finding {
  readonly found: string;
  readonly fault: string;
}

function findingsOf(language: Language, text: string, labels: ReadonlySet<string>): Finding[] {
  const words = forbiddenIn(language)
    .filter((rule) => patternOf(language, rule).test(text))
    .map(([word, instead]) => ({ found: word, fault: `'${word}' is not a word of ours; write '${instead}'` }));
  const quotations = quotedWords(language, text)
    .filter((quoted) => !labels.has(quoted))
    .map((quoted) => ({ found: quoted, fault: `nothing in the console is labeled '${quoted}'` }));
  return [...words, ...quotations];
}

const isAbout = (exception: WordException, key: string) =>
  exception[0] === key || exception[0] === `${key.split('.', 1)[0]}.*`;

/**
 * @param labels What the console shows in this language.
 * @param exceptions Texts that keep a word; one that no text needs is a fault as well.
 * @returns What is wrong with the words of texts, as lines to print.
 */
export function wordFaultsOf(
  language: Language,
  texts: readonly WrittenText[],
  labels: ReadonlySet<string>,
  exceptions: readonly WordException[] = exceptionsIn(language),
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

/** Everything that is wrong with the words of the project's texts, as lines to print. */
export function wordFaults(): string[] {
  const sources = otherSources();
  return LANGUAGES.flatMap((language) => {
    const catalog = catalogOf(language);
    const labels = new Set(catalog.map(({ text }) => text));
    const others = sources.flatMap((source) => textsInSource(source, language));
    const texts = [...catalog, ...serverTextsOf(language), ...others];
    return wordFaultsOf(language, texts, labels);
  });
}

if (import.meta.main) {
  const faults = wordFaults();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Every text uses the words of the glossary.' : `${faults.length} faults.`);
  process.exit(faults.length === 0 ? 0 : 1);
}
