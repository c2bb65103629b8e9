import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { LoadingBar } from '../../primitives/index.ts';
import { useFullScreen } from '../RemoteScreen/useFullScreen.ts';
import type { PlayerBarProps } from './PlayerBar.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import styles from './SessionPlayer.module.css';
import { usePlayerKeys } from './usePlayerKeys.ts';

interface PlayerFrameProps extends Omit<PlayerBarProps, 'isFull' | 'onFullScreen'> {
  /** Name of the player. */
  readonly label: string;
  readonly kind: 'terminal' | 'screen';
  /** Whether the recording is incomplete. */
  readonly isCut: boolean;
  /** The display of the recording, and its overlays. */
  readonly children: ReactNode;
  /** The panel next to it. */
  readonly side?: ReactNode;
}

/** A player: display, side panel, and controls below. */
export function PlayerFrame({ label, kind, isCut, children, side, ...bar }: PlayerFrameProps) {
  const text = useText('remoteRecordings');
  const { state, playback, duration } = bar;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { isFull, toggle } = useFullScreen(root);
  usePlayerKeys(root, {
    onToggle: () => (state.isPlaying ? playback?.pause() : playback?.play()),
    onLeap: (ms) => playback?.seek(state.position + ms),
  });
  const isAtCut = isCut && !state.isSeeking && state.position >= duration;
  return (
    <section ref={setRoot} aria-label={label} aria-busy={state.isSeeking} className={styles.player}>
      <div className={styles.body}>
        <div className={`${styles.stage} ${kind === 'screen' ? styles.screenStage : ''}`}>
          {children}
          {(state.isSeeking || playback === null) && <LoadingBar />}
          <output className={styles.strip}>{isAtCut && <span className={styles.words}>{text('cut')}</span>}</output>
        </div>
        {side}
      </div>
      <PlayerBar {...bar} isFull={isFull} onFullScreen={toggle} />
    </section>
  );
}
