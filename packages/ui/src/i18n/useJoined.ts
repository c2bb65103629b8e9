import { listText, sentencesText, type OptionalSentence } from '@remote-console/domain';
import { useCallback } from 'react';
import { useLanguage } from './useText.ts';

/** Writes names one after another as the language of the provider does. */
export function useList(): (names: readonly string[]) => string {
  const language = useLanguage();
  return useCallback((names: readonly string[]) => listText(names, language), [language]);
}

/** Writes whole sentences one after another as the language of the provider does; empty ones are left out. */
export function useSentences(): (...sentences: readonly OptionalSentence[]) => string {
  const language = useLanguage();
  return useCallback((...sentences: readonly OptionalSentence[]) => sentencesText(sentences, language), [language]);
}
