import { type Language, WORD_GAPS } from '../languages/index.ts';

/**
 * The separator between members of a list. `Intl.ListFormat` has no neutral list for Korean and Japanese: it joins them
 * with "and", or with a space, which names contain themselves.
 */
const LIST_MARKS: Readonly<Record<Language, string>> = { ko: ', ', en: ', ', ja: '、' };

/** A language's list of names, without "and" or "or". */
export function listText(names: readonly string[], language: Language): string {
  return names.join(LIST_MARKS[language]);
}

/** A sentence, or nothing, as a condition leaves it out. */
export type OptionalSentence = string | null | undefined | false;

/** Whole sentences in sequence; empty or missing ones are dropped. */
export function sentencesText(sentences: readonly OptionalSentence[], language: Language): string {
  return sentences.filter(Boolean).join(WORD_GAPS[language]);
}
