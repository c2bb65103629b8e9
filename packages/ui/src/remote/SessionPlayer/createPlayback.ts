import { afterIdle, countUpTo, type PlaySpeed } from '@remote-console/domain';
import type { PlayStage } from './playStage.ts';

/** How the playing of a recording is. */
export interface PlaybackState {
  /** Milliseconds since the beginning of the recording. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** On its way to another position: what is shown is not that of the position yet. */
  readonly isSeeking: boolean;
  readonly speed: PlaySpeed;
  /** Whether times without an event are skipped. */
  readonly skipsIdle: boolean;
}

/** The time that passes while a recording plays. */
export interface PlayClock {
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolves when the next picture of the page is drawn. */
  readonly nextPicture: () => Promise<void>;
}

/** What is played, and where. */
interface PlaybackOptions {
  readonly stage: PlayStage;
  readonly events: readonly { readonly time: number }[];
  /** Milliseconds from the beginning to the end. */
  readonly duration: number;
  readonly clock: PlayClock;
  /** Hears of each change. */
  readonly onChange: (state: PlaybackState) => void;
}

/** The playing of a recording. */
export interface Playback {
  /** Goes on; from the beginning where it is at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Goes to a position in milliseconds; the nearest one that there is. */
  readonly seek: (position: number) => void;
  readonly setSpeed: (speed: PlaySpeed) => void;
  readonly setSkipsIdle: (skips: boolean) => void;
  /** Shows nothing any more. */
  readonly stop: () => void;
}

/** How a recording is before it is played. */
export const UNPLAYED: PlaybackState = { position: 0, isPlaying: false, isSeeking: false, speed: 1, skipsIdle: false };

/** The longest step of playing, in milliseconds: a page that was hidden continues where it was. */
const LONGEST_STEP_MS = 250;
/** Events that are shown before it is looked whether another position is wanted. */
const EVENTS_AT_ONCE = 100;

/**
 * Plays a recording. It shows nothing before it is asked to play or to seek, and never two things at once: a stage that
 * is slow makes it slower.
 */
export function createPlayback({ stage, events, duration, clock, onChange }: PlaybackOptions): Playback {
  let state = UNPLAYED;
  /** How many events are on the stage. */
  let shown = 0;
  /** The position that is wanted; null for none. */
  let wanted: number | null = null;
  let isRunning = false;
  let isStopped = false;
  /** When the last step was. */
  let steppedAt = 0;

  function change(part: Partial<PlaybackState>): void {
    state = { ...state, ...part };
    if (!isStopped) onChange(state);
  }

  /** Shows what belongs to a position; gives up when another one is wanted. */
  async function showUpTo(position: number): Promise<void> {
    const asked = wanted;
    const isWanted = () => wanted === asked && !isStopped;
    const count = countUpTo(events, position);
    if (count < shown) {
      shown = 0;
      await stage.restart();
    }
    while (shown < count && isWanted()) {
      const from = shown;
      shown = Math.min(count, from + EVENTS_AT_ONCE);
      await stage.show(from, shown);
    }
    if (isWanted()) stage.settle();
  }

  async function goTo(position: number): Promise<void> {
    await showUpTo(position);
    steppedAt = clock.now();
    if (wanted !== position) return;
    wanted = null;
    change({ isSeeking: false });
  }

  async function step(): Promise<void> {
    await clock.nextPicture();
    if (wanted !== null || !state.isPlaying) return;
    const now = clock.now();
    const passed = Math.min(now - steppedAt, LONGEST_STEP_MS) * state.speed;
    steppedAt = now;
    const next = events[countUpTo(events, state.position)]?.time ?? null;
    const from = state.skipsIdle ? afterIdle(state.position, next) : state.position;
    const position = Math.min(duration, from + passed);
    await showUpTo(position);
    if (wanted === null) change({ position, isPlaying: state.isPlaying && position < duration });
  }

  /** Does what is wanted until nothing is. */
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const isWanted = () => !isStopped && (wanted !== null || state.isPlaying);
    while (isWanted()) {
      if (wanted === null) await step();
      else await goTo(wanted);
    }
    isRunning = false;
  }

  function seek(position: number): void {
    wanted = Math.min(duration, Math.max(0, position));
    change({ position: wanted, isSeeking: true });
    void run();
  }

  return {
    play() {
      if (state.isPlaying) return;
      steppedAt = clock.now();
      change({ isPlaying: true });
      if (state.position >= duration) seek(0);
      else void run();
    },
    pause: () => change({ isPlaying: false }),
    seek,
    setSpeed: (speed) => change({ speed }),
    setSkipsIdle: (skipsIdle) => change({ skipsIdle }),
    stop() {
      isStopped = true;
    },
  };
}
