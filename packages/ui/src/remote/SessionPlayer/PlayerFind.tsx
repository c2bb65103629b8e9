import { clockText, type TranscriptMatch } from '@remote-console/domain';
import { X } from 'lucide-react';
import { memo, useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, SMALL_ICON, useStartFocus } from '../../primitives/index.ts';
import { MOST_FOUND, type TranscriptSearch } from './useTranscriptSearch.ts';
import styles from './PlayerFind.module.css';

/** Characters shown before the match in a line, so that the match is visible. */
const LEAD = 18;

interface ResultProps {
  readonly match: TranscriptMatch;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function Result({ match: { time, line, from, to }, isCurrent, onChoose }: ResultProps) {
  const button = useRef<HTMLButtonElement>(null);
  const begin = Math.max(0, from - LEAD);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        tabIndex={0}
        className={styles.result}
        aria-current={isCurrent}
        title={line}
        onClick={onChoose}
      >
        <span className={styles.resultTime}>{clockText(time)}</span>
        <span className={styles.resultLine}>
          {begin > 0 && '…'}
          {line.slice(begin, from)}
          <mark>{line.slice(from, to)}</mark>
          {line.slice(to)}
        </span>
      </button>
    </li>
  );
}

/** The results. They do not re-render while the recording plays. */
const Results = memo(function Results({
  matches,
  current,
  onChoose,
}: Pick<TranscriptSearch, 'matches' | 'current' | 'onChoose'>) {
  const text = useText('remoteRecordings');
  return (
    <ol className={styles.results} aria-label={text('results')}>
      {matches.map((match, index) => (
        <Result
          key={`${match.row} ${match.from}`}
          match={match}
          isCurrent={index === current}
          onChoose={() => onChoose(index)}
        />
      ))}
    </ol>
  );
});

function useCountLabel({ words, matches, hasMore }: TranscriptSearch): string {
  const text = useText('remoteRecordings');
  if (words.trim() === '') return text('findHint');
  if (hasMore) return text('findMany', { most: MOST_FOUND });
  return matches.length === 0 ? text('findNothing', { search: words }) : text('findCount', { count: matches.length });
}

interface PlayerFindProps {
  readonly search: TranscriptSearch;
  readonly onClose: () => void;
}

/** Searches the output of a recorded terminal; each result jumps to its time. */
export function PlayerFind({ search, onClose }: PlayerFindProps) {
  const text = useText('remoteRecordings');
  const field = useRef<HTMLInputElement>(null);
  const { words, matches, current, onWords, onChoose } = search;
  const countLabel = useCountLabel(search);
  useStartFocus(field);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && matches.length > 0) {
      const by = event.shiftKey ? -1 : 1;
      const first = event.shiftKey ? 0 : -1;
      onChoose(((current ?? first) + by + matches.length) % matches.length);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div role="search" className={styles.find}>
      <div className={styles.findHead}>
        <input
          ref={field}
          type="text"
          className={styles.findWords}
          aria-label={text('findWords')}
          placeholder={text('findWords')}
          spellCheck={false}
          autoComplete="off"
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton size="small" aria-label={text('findClose')} title={text('findClose')} onClick={onClose}>
          <X {...SMALL_ICON} />
        </IconButton>
      </div>
      <output className={styles.findCount}>{countLabel}</output>
      {matches.length > 0 && <Results matches={matches} current={current} onChoose={onChoose} />}
    </div>
  );
}
