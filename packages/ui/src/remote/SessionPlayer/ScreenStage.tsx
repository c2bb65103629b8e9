import type { ScreenRecording } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { playScreen, type PlayedScreen, type ScreenFault } from './playScreen.ts';
import styles from './SessionPlayer.module.css';

interface PlayedScreenStageProps {
  readonly recording: ScreenRecording;
  /** Name of the screen, for screen readers. */
  readonly label: string;
  /** Receives the stage once mounted; the returned function is called when it is removed. */
  readonly onStage: (stage: PlayedScreen) => () => void;
  /** Why it is not displayed; null when it restarts. */
  readonly onFault: (fault: ScreenFault | null) => void;
}

/** The display of a recorded screen. */
export function ScreenStage({ recording, label, onStage, onFault }: PlayedScreenStageProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!box) return undefined;
    const played = playScreen(box, styles.layer ?? '', recording, { onFault });
    const leave = onStage(played);
    return () => {
      leave();
      played.dispose();
    };
  }, [box, recording, onStage, onFault]);
  return <div ref={setBox} role="img" aria-label={label} className={styles.screen} />;
}
