import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = '2026-11-21T03:00:00.000Z'; // noon in Seoul
const before = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('relative time', () => {
  it.each([
    [0, { kind: 'now' }],
    [4 * SECOND, { kind: 'now' }],
    [5 * SECOND, { kind: 'seconds', value: 5 }],
    [MINUTE - 1, { kind: 'seconds', value: 59 }],
    [MINUTE, { kind: 'minutes', value: 1 }],
    [HOUR - 1, { kind: 'minutes', value: 59 }],
    [HOUR, { kind: 'hours', value: 1 }],
    [DAY - 1, { kind: 'hours', value: 23 }],
    [DAY, { kind: 'yesterday', value: 1 }],
    [2 * DAY, { kind: 'days', value: 2 }],
    [7 * DAY - 1, { kind: 'days', value: 7 }],
    [7 * DAY, { kind: 'date' }],
    [-30 * SECOND, { kind: 'now' }],
    [-2 * MINUTE, { kind: 'date' }],
  ])('%i ms ago is %o', (age, expected) => {
    expect(relativeTime(before(age), NOW)).toEqual(expected);
  });

  it('counts calendar days of the zone: 37 hours before noon is the evening before yesterday', () => {
    expect(relativeTime(before(37 * HOUR), NOW)).toEqual({ kind: 'days', value: 2 });
    expect(relativeTime(before(35 * HOUR), NOW)).toEqual({ kind: 'yesterday', value: 1 });
    // In Los Angeles it is 19:00, so both are within the previous day.
    expect(relativeTime(before(37 * HOUR), NOW, 6)).toEqual({ kind: 'yesterday', value: 1 });
  });

  it('gives the date for text that is no time', () => {
    expect(relativeTime('None', NOW)).toEqual({ kind: 'date' });
  });

  it('never gets younger while time goes on', () => {
    const rank = ['now', 'seconds', 'minutes', 'hours', 'yesterday', 'days', 'date'];
    const age = fc.nat(10 * DAY);
    fc.assert(
      fc.property(age, age, fc.integer({ min: 1, max: 42 }), (first, wait, zone) => {
        const then = before(0);
        const young = relativeTime(then, Date.parse(NOW) + first, zone);
        const old = relativeTime(then, Date.parse(NOW) + first + wait, zone);
        expect(rank.indexOf(old.kind)).toBeGreaterThanOrEqual(rank.indexOf(young.kind));
        if ('value' in young && 'value' in old && young.kind === old.kind) {
          expect(old.value).toBeGreaterThanOrEqual(young.value);
        }
      }),
    );
  });
});
