import type { ScreenRecording } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { PlayerFault } from './PlayerFault.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import type { ScreenFault } from './playScreen.ts';
import { ScreenStage } from './ScreenStage.tsx';
import styles from './SessionPlayer.module.css';
import { usePlayback } from './usePlayback.ts';

const NO_MATCHES: readonly number[] = [];

interface ScreenPlayerProps {
  readonly recording: ScreenRecording;
  readonly deviceName: string;
  readonly startsPlaying: boolean;
  readonly onDownload?: (() => void) | undefined;
}

/** Plays a recorded screen. */
export function ScreenPlayer({ recording, deviceName, startsPlaying, onDownload }: ScreenPlayerProps) {
  const text = useText('remoteRecordings');
  const common = useText('common');
  const [fault, setFault] = useState<ScreenFault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { pieces, duration, isCut } = recording;
  const { state, playback, onStage } = usePlayback({ events: pieces, duration }, startsPlaying);
  const tryAgain = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return (
    <PlayerFrame
      label={text('player', { device: deviceName })}
      kind="screen"
      isCut={isCut}
      state={state}
      playback={playback}
      duration={duration}
      matches={NO_MATCHES}
    >
      <ScreenStage
        key={attempt}
        recording={recording}
        label={text('picture', { device: deviceName })}
        onStage={onStage}
        onFault={setFault}
      />
      {fault !== null && (
        <div className={styles.cover}>
          <PlayerFault
            fault={fault}
            onDownload={onDownload}
            action={<Button onClick={tryAgain}>{fault === 'broken' ? text('again') : common('retry')}</Button>}
          />
        </div>
      )}
    </PlayerFrame>
  );
}
