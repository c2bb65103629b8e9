import { ArrowDown, ArrowUp, CaseSensitive, Regex, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, SMALL_ICON, useStartFocus } from '../../primitives/index.ts';
import { MOST_MATCHES, type ScreenSearch } from './terminalSearch.ts';
import styles from './TerminalFind.module.css';

/** The result of a search: the index of the current match, from 0, and their number. */
export interface Found {
  readonly resultIndex: number;
  readonly resultCount: number;
}

interface TerminalFindProps {
  readonly found: Found;
  readonly onFind: (search: ScreenSearch, direction: 'next' | 'previous' | 'here') => void;
  readonly onClose: () => void;
}

function useFoundMessage({ resultIndex, resultCount }: Found): string {
  const text = useText('remoteTerminal');
  if (resultCount === 0) return text('findNothing');
  if (resultIndex < 0) return text('findMany', { most: MOST_MATCHES });
  return text('findCount', { index: resultIndex + 1, count: resultCount });
}

/** Searches in the output of a terminal. */
export function TerminalFind({ found, onFind, onClose }: TerminalFindProps) {
  const text = useText('remoteTerminal');
  const [search, setSearch] = useState<ScreenSearch>({ words: '', isCaseSensitive: false, isPattern: false });
  const field = useRef<HTMLInputElement>(null);
  const words = useFoundMessage(found);
  useStartFocus(field);
  useEffect(() => onFind(search, 'here'), [search, onFind]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onFind(search, event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cannotMove = found.resultCount === 0;
  return (
    <div role="search" className={styles.find}>
      <input
        ref={field}
        type="text"
        className={styles.words}
        aria-label={text('findWords')}
        placeholder={text('findWords')}
        spellCheck={false}
        autoComplete="off"
        value={search.words}
        onChange={({ target }) => setSearch({ ...search, words: target.value })}
        onKeyDown={onKeyDown}
      />
      <output className={styles.count}>{search.words === '' ? '' : words}</output>
      <IconButton
        size="small"
        aria-label={text('findCase')}
        title={text('findCase')}
        aria-pressed={search.isCaseSensitive}
        className={styles.choice}
        onClick={() => setSearch({ ...search, isCaseSensitive: !search.isCaseSensitive })}
      >
        <CaseSensitive {...SMALL_ICON} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('findPattern')}
        title={text('findPattern')}
        aria-pressed={search.isPattern}
        className={styles.choice}
        onClick={() => setSearch({ ...search, isPattern: !search.isPattern })}
      >
        <Regex {...SMALL_ICON} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('findPrevious')}
        title={text('findPrevious')}
        disabled={cannotMove}
        onClick={() => onFind(search, 'previous')}
      >
        <ArrowUp {...SMALL_ICON} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text('findNext')}
        title={text('findNext')}
        disabled={cannotMove}
        onClick={() => onFind(search, 'next')}
      >
        <ArrowDown {...SMALL_ICON} />
      </IconButton>
      <IconButton size="small" aria-label={text('findClose')} title={text('findClose')} onClick={onClose}>
        <X {...SMALL_ICON} />
      </IconButton>
    </div>
  );
}
