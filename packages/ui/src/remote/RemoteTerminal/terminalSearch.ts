import { SearchAddon, type ISearchOptions, type ISearchResultChangeEvent } from '@xterm/addon-search';
import type { Terminal } from '@xterm/xterm';
import { matchColors, schemeAt } from './terminalTheme.ts';

/** Maximum number of counted and highlighted matches. */
export const MOST_MATCHES = 1000;

/** The search text and options. */
export interface ScreenSearch {
  readonly words: string;
  readonly isCaseSensitive: boolean;
  readonly isPattern: boolean;
}

/**
 * Searches the screen and the scrollback of a terminal.
 *
 * @param onMatches Called with the index and the number of matches.
 */
export function createTerminalSearch(
  terminal: Terminal,
  box: HTMLElement,
  onMatches: (found: ISearchResultChangeEvent) => void,
) {
  const addon = new SearchAddon({ highlightLimit: MOST_MATCHES });
  terminal.loadAddon(addon);
  addon.onDidChangeResults(onMatches);
  const nothing = { resultIndex: -1, resultCount: 0 };
  return {
    find({ words, isCaseSensitive, isPattern }: ScreenSearch, direction: 'next' | 'previous' | 'here') {
      const options: ISearchOptions = {
        caseSensitive: isCaseSensitive,
        regex: isPattern,
        incremental: direction === 'here',
        decorations: matchColors(schemeAt(box)),
      };
      try {
        if (words === '') addon.clearDecorations();
        else if (direction === 'previous') addon.findPrevious(words, options);
        else addon.findNext(words, options);
        if (words === '') onMatches(nothing);
      } catch (error) {
        // An incomplete pattern.
        if (!(error instanceof SyntaxError)) throw error;
        onMatches(nothing);
      }
    },
    endFind() {
      addon.clearDecorations();
      terminal.clearSelection();
    },
  };
}
