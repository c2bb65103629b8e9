import type { Language } from '../languages/index.ts';

/**
 * The separator between members of a list. `Intl.ListFormat` has no neutral list for Korean and Japanese: it joins them
 * with "and", or with a space, which names contain themselves.
 */
const LIST_MARKS: Readonly<Record<Language, string>> = { ko: ', ', en: ', ', ja: '、' };

/** The separator between two sentences. */
const SENTENCE_GAPS: Readonly<Record<Language, string>> = { ko: ' ', en: ' ', ja: '' };

/** A language's list of names, without "and" or "or". */
export function listText(names: readonly string[], language: Language): string {
  return names.join(LIST_MARKS[language]);
}

/** Whole sentences in sequence; empty or missing ones are dropped. */
export function sentencesText(sentences: readonly (string | null | undefined)[], language: Language): string {
  return sentences.filter(Boolean).join(SENTENCE_GAPS[language]);
}
