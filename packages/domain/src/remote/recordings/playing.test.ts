import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterIdle, countUpTo, isPlaySpeed, PLAY_SPEEDS } from './playing.ts';

describe('playing a recording', () => {
  it('knows its speeds', () => {
    expect(PLAY_SPEEDS.every(isPlaySpeed)).toBe(true);
    for (const other of [0, 3, -1, Number.NaN]) expect(isPlaySpeed(other)).toBe(false);
  });

  it('leaves a moment of a long time without events, and never goes back or past the next event', () => {
    expect(afterIdle(1000, 61_000)).toBe(60_500);
    expect(afterIdle(1000, 3000)).toBe(1000);
    expect(afterIdle(1000, null)).toBe(1000);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (position, pause) => {
        const after = afterIdle(position, position + pause);
        expect(after).toBeGreaterThanOrEqual(position);
        expect(after).toBeLessThanOrEqual(position + pause);
      }),
    );
  });

  it('counts the events that are over', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.nat(60), (some, moment) => {
        const events = some.toSorted((one, other) => one - other).map((time) => ({ time }));
        expect(countUpTo(events, moment)).toBe(events.filter(({ time }) => time <= moment).length);
      }),
    );
  });
});
