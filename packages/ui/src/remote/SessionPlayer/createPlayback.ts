import { afterIdle, countUpTo, type PlaySpeed } from '@remote-console/domain';
import type { PlayStage } from './playStage.ts';

/** The state of the playback of a recording. */
export interface PlaybackState {
  /** Milliseconds since the start of the recording. */
  readonly position: number;
  readonly isPlaying: boolean;
  /** Seeking: the display is not at the position yet. */
  readonly isSeeking: boolean;
  readonly speed: PlaySpeed;
  /** Whether idle times are skipped. */
  readonly skipsIdle: boolean;
}

/** The clock of the playback. */
export interface PlayClock {
  /** In milliseconds. */
  readonly now: () => number;
  /** Resolves on the next animation frame. */
  readonly nextPicture: () => Promise<void>;
}

/** What is played, and where. */
interface PlaybackOptions {
  readonly stage: PlayStage;
  readonly events: readonly { readonly time: number }[];
  /** Total length in milliseconds. */
  readonly duration: number;
  readonly clock: PlayClock;
  /** Called on each change. */
  readonly onChange: (state: PlaybackState) => void;
}

/** The playback of a recording. */
export interface Playback {
  /** Resumes; from the start if it is at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  /** Seeks to a position in milliseconds, clamped to the recording. */
  readonly seek: (position: number) => void;
  readonly setSpeed: (speed: PlaySpeed) => void;
  readonly setSkipsIdle: (skips: boolean) => void;
  /** Stops displaying. */
  readonly stop: () => void;
}

/** The state of a recording before it is played. */
export const UNPLAYED: PlaybackState = { position: 0, isPlaying: false, isSeeking: false, speed: 1, skipsIdle: false };

/** The longest step of playback, in milliseconds: a page that was hidden continues where it was. */
const LONGEST_STEP_MS = 250;
/** Events displayed before checking for another seek. */
const EVENTS_AT_ONCE = 100;

/**
 * Plays a recording. It displays nothing before it is asked to play or to seek, and never two at a time: a slow
 * stage slows it down.
 */
export function createPlayback({ stage, events, duration, clock, onChange }: PlaybackOptions): Playback {
  let state = UNPLAYED;
  /** Number of events on the stage. */
  let shown = 0;
  /** The requested position; null for none. */
  let wanted: number | null = null;
  let isRunning = false;
  let isStopped = false;
  /** The time of the last step. */
  let steppedAt = 0;

  function change(part: Partial<PlaybackState>): void {
    state = { ...state, ...part };
    if (!isStopped) onChange(state);
  }

  /** Displays everything up to a position; aborts if another one is requested. */
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

  /** Handles requests until there are none. */
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
