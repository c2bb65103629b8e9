import { type Language, punctuationOf } from '../languages/index.ts';

/** A language's list of names, without "and" or "or". */
export function listText(names: readonly string[], language: Language): string {
  return names.join(punctuationOf(language).listMark);
}

/** A sentence, or nothing, as a condition leaves it out. */
export type OptionalSentence = string | null | undefined | false;

/** Whole sentences in sequence; empty or missing ones are dropped. */
export function sentencesText(sentences: readonly OptionalSentence[], language: Language): string {
  return sentences.filter(Boolean).join(punctuationOf(language).gap);
}
