import type { TerminalRecording, TranscriptMatch } from '@remote-console/domain';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../material/index.ts';
import { withMono } from '../../theme/index.ts';
import { PlayerFind } from './PlayerFind.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import type { PlayedTerminal } from './playTerminal.ts';
import { usePlayback } from './usePlayback.ts';
import { useTranscriptSearch } from './useTranscriptSearch.ts';

// Loaded with the first recorded terminal, and never with a list of recordings.
const TerminalStage = later(async () => (await withMono(() => import('./TerminalStage.tsx'))).TerminalStage);

interface TerminalPlayerProps {
  readonly recording: TerminalRecording;
  readonly deviceName: string;
  readonly startsPlaying: boolean;
}

/** Plays a recorded terminal, and searches its output. */
export function TerminalPlayer({ recording, deviceName, startsPlaying }: TerminalPlayerProps) {
  const text = useText('remoteRecordings');
  const { state, playback, onStage } = usePlayback(recording, startsPlaying);
  const [terminal, setTerminal] = useState<PlayedTerminal | null>(null);
  const onTerminal = useCallback(
    (stage: PlayedTerminal) => {
      const leave = onStage(stage);
      setTerminal(stage);
      return () => {
        leave();
        setTerminal(null);
      };
    },
    [onStage],
  );
  const [isFinding, setFinding] = useState(false);
  const goToMatch = useCallback(
    ({ time }: TranscriptMatch) => {
      // People who search want to read.
      playback?.pause();
      playback?.seek(time);
    },
    [playback],
  );
  const search = useTranscriptSearch(recording, isFinding, goToMatch);
  const isAtMatch = isFinding && search.current !== null && !state.isSeeking && !state.isPlaying;
  const marked = isAtMatch ? search.words : '';
  const label = text('output', { device: deviceName });
  useEffect(() => terminal?.setLabel(label), [terminal, label]);
  useEffect(() => terminal?.mark(marked), [terminal, marked, search.current]);
  return (
    <PlayerFrame
      label={text('player', { device: deviceName })}
      kind="terminal"
      isCut={recording.isCut}
      state={state}
      playback={playback}
      duration={recording.duration}
      matches={isFinding ? search.matches.map(({ time }) => time) : []}
      find={{ isOpen: isFinding, onToggle: () => setFinding(!isFinding) }}
      side={isFinding && <PlayerFind search={search} onClose={() => setFinding(false)} />}
    >
      <Suspense>
        <TerminalStage recording={recording} onStage={onTerminal} />
      </Suspense>
    </PlayerFrame>
  );
}
