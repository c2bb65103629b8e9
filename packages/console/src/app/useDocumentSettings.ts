import { directionOf, type Language } from '@remote-console/domain';
import { useInsertionEffect } from 'react';
import type { ThemeMode } from '../session/index.ts';

/**
 * Tells the page around the console what it contains: the language for the screen reader, its direction, the scheme for scroll bars
 * and for the ground behind the edges.
 */
export function useDocumentSettings(language: Language, mode: ThemeMode): void {
  // Before anything is measured: a page whose language comes later is styled twice.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.style.colorScheme = mode === 'system' ? 'light dark' : mode;
  }, [language, mode]);
}
