import {
  searchTranscript,
  terminalTranscript,
  type TerminalRecording,
  type TranscriptMatch,
} from '@remote-console/domain';
import { useCallback, useMemo, useState } from 'react';

/** Maximum number of listed results. */
export const MOST_FOUND = 200;

const NOTHING: readonly TranscriptMatch[] = [];

/** A search in the output of a recorded terminal. */
export interface TranscriptSearch {
  readonly words: string;
  readonly matches: readonly TranscriptMatch[];
  /** Whether there are more than are listed. */
  readonly hasMore: boolean;
  /** The index of the last chosen match; null for none. */
  readonly current: number | null;
  readonly onWords: (words: string) => void;
  readonly onChoose: (index: number) => void;
}

/**
 * Searches the output of a recorded terminal. The output is read only when the search opens.
 *
 * @param onMatch Called with the chosen match; has to be stable as long as it does the same.
 */
export function useTranscriptSearch(
  { events }: TerminalRecording,
  isOpen: boolean,
  onMatch: (match: TranscriptMatch) => void,
): TranscriptSearch {
  const [words, setWords] = useState('');
  const [current, setCurrent] = useState<number | null>(null);
  const transcript = useMemo(() => (isOpen ? terminalTranscript(events) : []), [events, isOpen]);
  const found = useMemo(() => searchTranscript(transcript, words, MOST_FOUND + 1), [transcript, words]);
  const hasMore = found.length > MOST_FOUND;
  const matches = useMemo(() => (found.length === 0 ? NOTHING : found.slice(0, MOST_FOUND)), [found]);
  const onWords = useCallback((next: string) => {
    setWords(next);
    setCurrent(null);
  }, []);
  const onChoose = useCallback(
    (index: number) => {
      const match = matches[index];
      if (!match) return;
      setCurrent(index);
      onMatch(match);
    },
    [matches, onMatch],
  );
  return { words, matches, hasMore, current, onWords, onChoose };
}
