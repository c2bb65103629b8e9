import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlayback, type PlaybackState } from './createPlayback.ts';
import type { PlayStage } from './playStage.ts';

/** Lets all pending microtasks run. */
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** A recording that plays on a stage in memory, with a clock that advances frame by frame. */
function aPlayer(times: readonly number[], { slow = false } = {}) {
  const events = times.map((time) => ({ time }));
  const states: PlaybackState[] = [];
  let on: number[] = [];
  let seen: readonly number[] = [];
  let restarts = 0;
  let now = 0;
  let draw: (() => void) | null = null;
  let finish: (() => void) | null = null;
  const stage: PlayStage = {
    async show(from, to) {
      if (slow) {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      }
      on.push(...times.slice(from, to));
    },
    async restart() {
      restarts += 1;
      on = [];
      await Promise.resolve();
    },
    settle() {
      seen = [...on];
    },
  };
  const playback = createPlayback({
    stage,
    events,
    duration: times.at(-1) ?? 0,
    clock: {
      now: () => now,
      nextPicture: () =>
        new Promise((resolve) => {
          draw = resolve;
        }),
    },
    onChange: (state) => states.push(state),
  });
  return {
    playback,
    on: () => on,
    seen: () => seen,
    restarts: () => restarts,
    state: () => states.at(-1),
    /** A slow stage has displayed what it was given. */
    finish: async () => {
      finish?.();
      await settled();
    },
    /** Time passes, in milliseconds, followed by a frame. */
    pass: async (ms: number) => {
      await settled();
      now += ms;
      draw?.();
      await settled();
    },
  };
}

describe('the playing of a recording', () => {
  it('shows each event when its time has come', async () => {
    const player = aPlayer([0, 100, 150, 300]);
    player.playback.play();
    await player.pass(100);
    expect(player.seen()).toEqual([0, 100]);
    await player.pass(100);
    expect(player.seen()).toEqual([0, 100, 150]);
    expect(player.state()).toMatchObject({ position: 200, isPlaying: true });
    await player.pass(200);
    expect(player.seen()).toEqual([0, 100, 150, 300]);
    expect(player.state()).toMatchObject({ position: 300, isPlaying: false });
  });

  it('is faster or slower by its speed', async () => {
    const player = aPlayer([0, 1000, 2000]);
    player.playback.setSpeed(8);
    player.playback.play();
    await player.pass(125);
    expect(player.state()?.position).toBe(1000);
    player.playback.setSpeed(0.5);
    await player.pass(200);
    expect(player.state()?.position).toBe(1100);
  });

  it('stands still while it is paused, and goes on where it was', async () => {
    const player = aPlayer([0, 1000]);
    player.playback.play();
    await player.pass(200);
    player.playback.pause();
    await player.pass(200);
    expect(player.state()).toMatchObject({ position: 200, isPlaying: false });
    await player.pass(200);
    player.playback.play();
    await player.pass(200);
    expect(player.state()?.position).toBe(400);
  });

  it('goes on where it was after the page was hidden', async () => {
    const player = aPlayer([0, 100_000]);
    player.playback.play();
    await player.pass(60_000);
    expect(player.state()?.position).toBe(250);
  });

  it('leaves out times without an event where that is wanted', async () => {
    const player = aPlayer([0, 60_000, 60_100]);
    player.playback.setSkipsIdle(true);
    player.playback.play();
    await player.pass(10);
    expect(player.state()?.position).toBe(59_510);
    expect(player.seen()).toEqual([0]);
  });

  it('plays from the beginning again at the end', async () => {
    const player = aPlayer([0, 100]);
    player.playback.seek(100);
    await settled();
    player.playback.play();
    await settled();
    expect(player.state()).toMatchObject({ position: 0, isPlaying: true, isSeeking: false });
    expect(player.seen()).toEqual([0]);
    expect(player.restarts()).toBe(1);
  });

  it('shows at any position what was there at that time, wherever it was before', async () => {
    const moments = fc.array(fc.nat(1000), { minLength: 1, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(
        moments,
        fc.array(fc.integer({ min: -10, max: 1100 }), { minLength: 1 }),
        async (some, seeks) => {
          const times = some.toSorted((one, other) => one - other);
          const player = aPlayer(times);
          for (const position of seeks) {
            player.playback.seek(position);
            await settled();
            const reached = Math.min(times.at(-1) ?? 0, Math.max(0, position));
            expect(player.state()).toMatchObject({ position: reached, isSeeking: false });
            expect(player.seen()).toEqual(times.filter((time) => time <= reached));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is seeking until the stage shows what is wanted, and gives up what is no longer wanted', async () => {
    const times = Array.from({ length: 250 }, (_, index) => index);
    const player = aPlayer(times, { slow: true });
    player.playback.seek(249);
    await settled();
    expect(player.state()).toMatchObject({ position: 249, isSeeking: true });
    player.playback.seek(10);
    await player.finish();
    // The hundred events in progress came too late: it restarts.
    expect(player.seen()).toEqual([]);
    await player.finish();
    expect(player.restarts()).toBe(1);
    expect(player.seen()).toEqual(times.slice(0, 11));
    expect(player.state()).toMatchObject({ position: 10, isSeeking: false });
  });

  it('shows and says nothing any more once it is stopped', async () => {
    const player = aPlayer([0, 100], { slow: true });
    player.playback.seek(100);
    await settled();
    player.playback.stop();
    const before = player.state();
    await player.finish();
    player.playback.seek(0);
    await settled();
    expect(player.seen()).toEqual([]);
    expect(player.state()).toBe(before);
  });
});
