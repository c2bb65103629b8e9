import { describe, expect, it } from 'vitest';
import { idleLifetime, sessionEnding, warningBefore } from './sessionLimits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const limits = (idleTime: number, sessionTime: number) => ({ idleTime, sessionTime });

describe('the end of a session', () => {
  it.each([
    ['3 hours without use where the company says nothing', limits(0, 0), 10 * HOUR, 13 * HOUR, true],
    ['as long without use as the company says', limits(30, 0), HOUR, HOUR + 30 * MINUTE, true],
    ['at the end of its whole time, however it is used', limits(30, 60), 50 * MINUTE, HOUR, false],
    ['by idleness where that comes first', limits(30, 60), 0, 30 * MINUTE, true],
    ['by its whole time where both fall together', limits(60, 60), 0, HOUR, false],
  ])('is %s', (_name, policy, lastUsedAt, at, prolongable) => {
    expect(sessionEnding(policy, 0, lastUsedAt)).toEqual({ at, prolongable });
  });

  it.each([
    ['5 minutes ahead', limits(0, 0), 5 * MINUTE],
    ['in the last quarter of a short idle time', limits(8, 0), 2 * MINUTE],
    ['in the last quarter of a short whole time', limits(0, 12), 3 * MINUTE],
  ])('names %s', (_name, policy, before) => {
    expect(warningBefore(policy, sessionEnding(policy, 0, 0))).toBe(before);
  });

  it('allows 3 hours without use by default', () => {
    expect(idleLifetime(limits(0, 60))).toBe(3 * HOUR);
  });
});
