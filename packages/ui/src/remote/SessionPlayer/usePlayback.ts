import { useCallback, useState } from 'react';
import { createPlayback, UNPLAYED, type PlayClock, type Playback, type PlaybackState } from './createPlayback.ts';
import type { PlayStage } from './playStage.ts';

/** The clock of the page. */
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
  /** Total length in milliseconds. */
  readonly duration: number;
}

/**
 * Plays a recording. The display passes its stage, and calls the returned function when the stage is removed.
 *
 * @param begins Whether it plays right away; otherwise it is paused at its start.
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
