import type { ScreenRecording } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { playScreen, type PlayedScreen, type ScreenFault } from './playScreen.ts';
import styles from './SessionPlayer.module.css';

interface PlayedScreenStageProps {
  readonly recording: ScreenRecording;
  /** Name of the screen, for those who listen. */
  readonly label: string;
  /** Hears of the stage once it is there; null when it goes. */
  readonly onStage: (stage: PlayedScreen | null) => void;
  /** Why it is not shown; null when it begins again. */
  readonly onFault: (fault: ScreenFault | null) => void;
}

/** Where a recorded screen is shown. */
export function ScreenStage({ recording, label, onStage, onFault }: PlayedScreenStageProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!box) return undefined;
    const played = playScreen(box, styles.layer ?? '', recording, { onFault });
    onStage(played);
    return () => {
      onStage(null);
      played.dispose();
    };
  }, [box, recording, onStage, onFault]);
  return <div ref={setBox} role="img" aria-label={label} className={styles.screen} />;
}
