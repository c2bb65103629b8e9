import { useEffect, useState } from 'react';
import { createPlayback, UNPLAYED, type PlayClock, type Playback, type PlaybackState } from './createPlayback.ts';
import type { PlayStage } from './playStage.ts';

/** The time of the page. */
const PAGE_CLOCK: PlayClock = {
  now: () => performance.now(),
  nextPicture: () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => resolve());
    }),
};

/** What is played. */
interface Played {
  readonly events: readonly { readonly time: number }[];
  /** Milliseconds from the beginning to the end. */
  readonly duration: number;
}

/**
 * Plays a recording on a stage, once there is one.
 *
 * @param begins Whether it plays at once; it stands at its beginning otherwise.
 */
export function usePlayback(stage: PlayStage | null, { events, duration }: Played, begins: boolean) {
  const [state, setState] = useState<PlaybackState>(UNPLAYED);
  const [playback, setPlayback] = useState<Playback | null>(null);
  useEffect(() => {
    if (!stage) return undefined;
    const made = createPlayback({ stage, events, duration, clock: PAGE_CLOCK, onChange: setState });
    setPlayback(made);
    made.seek(0);
    if (begins) made.play();
    return () => {
      made.stop();
      setPlayback(null);
      setState(UNPLAYED);
    };
  }, [stage, events, duration, begins]);
  return { state, playback };
}
