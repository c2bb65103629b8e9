import { directionOf, type Language } from '@remote-console/domain';
import { useInsertionEffect } from 'react';
import type { ThemeMode } from '../session/index.ts';

/**
 * Sets the document's language for screen readers, its direction, and its color scheme for scroll bars and the
 * background behind the edges.
 */
export function useDocumentSettings(language: Language, mode: ThemeMode): void {
  // Before anything is measured: setting the language later would style the page twice.
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = directionOf(language);
    root.style.colorScheme = mode === 'system' ? 'light dark' : mode;
  }, [language, mode]);
}
