import type { TerminalRecording, TranscriptMatch } from '@remote-console/domain';
import { Suspense, useCallback, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { later } from '../../provider/later.ts';
import { PlayerFind } from './PlayerFind.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import type { PlayStage } from './playStage.ts';
import { usePlayback } from './usePlayback.ts';
import { useTranscriptSearch } from './useTranscriptSearch.ts';

// With the first recorded terminal, and never with a list of recordings.
const TerminalStage = later(async () => (await import('./TerminalStage.tsx')).TerminalStage);

interface TerminalPlayerProps {
  readonly recording: TerminalRecording;
  readonly deviceName: string;
  readonly startsPlaying: boolean;
}

/** Plays a recorded terminal, and searches in what it showed. */
export function TerminalPlayer({ recording, deviceName, startsPlaying }: TerminalPlayerProps) {
  const text = useText('remoteRecordings');
  const [stage, setStage] = useState<PlayStage | null>(null);
  const { state, playback } = usePlayback(stage, recording, startsPlaying);
  const [isFinding, setFinding] = useState(false);
  const goToMatch = useCallback(
    ({ time }: TranscriptMatch) => {
      // Whoever looks for something wants to read it.
      playback?.pause();
      playback?.seek(time);
    },
    [playback],
  );
  const search = useTranscriptSearch(recording, isFinding, goToMatch);
  const isAtMatch = isFinding && search.current !== null && !state.isSeeking && !state.isPlaying;
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
        <TerminalStage
          recording={recording}
          label={text('output', { device: deviceName })}
          marked={isAtMatch ? search.words : ''}
          onStage={setStage}
        />
      </Suspense>
    </PlayerFrame>
  );
}
