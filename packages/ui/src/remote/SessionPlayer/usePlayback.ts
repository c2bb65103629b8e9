import { useCallback, useState } from 'react';
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
 * Plays a recording. What shows it hands over its stage, and calls what it gets for that when the stage goes.
 *
 * @param begins Whether it plays at once; it stands at its beginning otherwise.
 */
export function usePlayback({ events, duration }: Played, begins: boolean) {
  const [state, setState] = useState<PlaybackState>(UNPLAYED);
  const [playback, setPlayback] = useState<Playback | null>(null);
  const onStage = useCallback(
    (stage: PlayStage) => {
      const made = createPlayback({ stage, events, duration, clock: PAGE_CLOCK, onChange: setState });
      setPlayback(made);
      made.seek(0);
      if (begins) made.play();
      return () => {
        made.stop();
        setPlayback(null);
        setState(UNPLAYED);
      };
    },
    [events, duration, begins],
  );
  return { state, playback, onStage };
}
