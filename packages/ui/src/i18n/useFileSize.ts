import { fileSizeText } from '@remote-console/domain';
import { useCallback } from 'react';
import { useLanguage } from './useText.ts';

/** Writes a number of bytes as the language of the provider does. */
export function useFileSize(): (bytes: number) => string {
  const language = useLanguage();
  return useCallback((bytes: number) => fileSizeText(bytes, language), [language]);
}
