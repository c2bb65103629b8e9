import type { Language } from '../languages/index.ts';

/**
 * What is written between the members of a list. `Intl.ListFormat` has no neutral list for Korean and Japanese: it joins
 * them with "and", or with a space, which names have inside them.
 */
const LIST_MARKS: Readonly<Record<Language, string>> = { ko: ', ', en: ', ', ja: '、' };

/** What is written between two sentences. */
const SENTENCE_GAPS: Readonly<Record<Language, string>> = { ko: ' ', en: ' ', ja: '' };

/** Names one after another, as a language lists them without saying "and" or "or". */
export function listText(names: readonly string[], language: Language): string {
  return names.join(LIST_MARKS[language]);
}

/** Whole sentences one after another; those that are empty or missing are left out. */
export function sentencesText(sentences: readonly (string | null | undefined)[], language: Language): string {
  return sentences.filter(Boolean).join(SENTENCE_GAPS[language]);
}
