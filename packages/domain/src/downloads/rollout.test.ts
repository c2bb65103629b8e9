import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  devicesOf,
  isRolloutOpen,
  needsVersion,
  nextRolloutStep,
  planWaves,
  ROLLOUT_ACTS,
  ROLLOUT_STATES,
  ROLLOUT_WAVES,
  rolloutActs,
  talliesUpTo,
  type RolloutWave,
  type WaveTally,
  yieldsTo,
} from './rollout.ts';

const tallyOf = (tally: Partial<WaveTally>): WaveTally => ({ waiting: 0, asked: 0, updated: 0, failed: 0, ...tally });
const devices = (online: number, offline = 0) => [
  ...Array.from({ length: offline }, (_, index) => ({ id: 1000 + index, isOnline: false })),
  ...Array.from({ length: online }, (_, index) => ({ id: index, isOnline: true })),
];
const anyTally = fc.record({
  waiting: fc.nat(50),
  asked: fc.nat(50),
  updated: fc.nat(50),
  failed: fc.nat(50),
}) satisfies fc.Arbitrary<WaveTally>;

describe('the waves of a rollout', () => {
  it.each([
    [0, [0, 0, 0]],
    [1, [1, 0, 0]],
    [2, [1, 1, 0]],
    [10, [1, 1, 8]],
    [11, [1, 2, 8]],
    [100, [1, 10, 89]],
    [20_000, [1, 2000, 17_999]],
  ])('of %i devices are one, a tenth and the others', (count, sizes) => {
    expect(planWaves(devices(count)).map((wave) => wave.devices.length)).toEqual(sizes);
  });

  it('have every device once, and those that are online first', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), (online, offline) => {
        const all = devices(online, offline);
        const planned = planWaves(all);
        expect(planned.map(({ wave }) => wave)).toEqual(ROLLOUT_WAVES);
        const order = planned.flatMap((wave) => wave.devices);
        expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          all.map(({ id }) => id).toSorted((a, b) => a - b),
        );
        expect(order.slice(0, online).every(({ isOnline }) => isOnline)).toBe(true);
      }),
    );
  });
});

describe('a device', () => {
  it.each([
    ['has an older version', 2, '1.9.9', '1.10.0', true],
    ['has the version', 2, '1.10.0', '1.10.0', false],
    ['has a newer version, from which agents never go back', 2, '1.11.0', '1.10.0', false],
    ['has a version that cannot be compared', 1, '1.9-beta', '1.10.0', true],
    ['has not said its version', 3, '', '1.10.0', true],
    ['is a phone, whose agent comes from a store', 4, '1.0.0', '1.10.0', false],
    ['is an iPhone', 5, '1.0.0', '1.10.0', false],
    ['has a server that offers nothing', 1, '1.0.0', '', false],
  ] as const)('that %s', (_, osId, agentVersion, version, needs) => {
    expect(needsVersion({ osId, agentVersion }, version)).toBe(needs);
  });
});

describe('a rollout', () => {
  const step = (wave: RolloutWave, tally: Partial<WaveTally>, more: { reachable?: number; accepted?: number } = {}) =>
    nextRolloutStep({ wave, tally: tallyOf(tally), reachable: 0, accepted: 0, ...more });

  it.each([
    ['waits for the answer of its first device', 1, { asked: 1 }, {}, 'wait'],
    ['waits for the turn of a device that is online', 2, { waiting: 3, updated: 2 }, { reachable: 1 }, 'wait'],
    ['goes on to a tenth once the first device has the version', 1, { updated: 1 }, {}, 'next-wave'],
    ['is held up by no device that is offline', 2, { waiting: 4, updated: 2 }, {}, 'next-wave'],
    ['pauses when its first device failed', 1, { failed: 1 }, {}, 'pause'],
    [
      'pauses when two of ten failed, and asks no more',
      2,
      { failed: 2, asked: 3, updated: 5 },
      { reachable: 1 },
      'pause',
    ],
    ['takes one of ten that failed', 2, { failed: 1, updated: 9 }, {}, 'next-wave'],
    ['goes on without devices that a person gave up', 1, { failed: 1 }, { accepted: 1 }, 'next-wave'],
    ['pauses when others fail after that', 2, { failed: 5, updated: 15 }, { accepted: 2 }, 'pause'],
    ['ends when the last device has the version', 3, { updated: 88, failed: 1 }, {}, 'finish'],
    ['waits in its last wave for those that are offline', 3, { updated: 88, waiting: 1 }, {}, 'wait'],
    ['passes over a wave that has no device any more', 2, {}, {}, 'next-wave'],
    ['ends in a last wave without a device', 3, {}, {}, 'finish'],
  ] as const)('%s', (_, wave, tally, more, expected) => {
    expect(step(wave, tally, more)).toBe(expected);
  });

  it('never goes on while more than a tenth failed and nobody agreed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ROLLOUT_WAVES),
        anyTally,
        fc.nat(50),
        fc.nat(50),
        (wave, tally, online, accepted) => {
          const reachable = Math.min(online, tally.waiting);
          const next = nextRolloutStep({ wave, tally, reachable, accepted });
          expect(next === 'pause').toBe((tally.failed - accepted) * 10 > devicesOf(tally));
          if (next === 'finish') expect([wave, tally.waiting, tally.asked]).toEqual([3, 0, 0]);
          if (next === 'next-wave') expect([tally.asked, reachable]).toEqual([0, 0]);
        },
      ),
    );
  });

  it('can be stopped while it runs, decided on while it is paused, and not changed once it is over', () => {
    expect(ROLLOUT_STATES.map((state) => [state, isRolloutOpen(state), rolloutActs(state)])).toEqual([
      ['running', true, ['stop']],
      ['paused', true, ROLLOUT_ACTS],
      ['stopped', false, []],
      ['finished', false, []],
    ]);
  });

  it('counts a wave with those before it', () => {
    const waves = [tallyOf({ failed: 1 }), tallyOf({ updated: 4, asked: 2 }), tallyOf({ waiting: 9 })];
    expect(talliesUpTo(waves, 1)).toEqual(tallyOf({ failed: 1 }));
    expect(talliesUpTo(waves, 2)).toEqual(tallyOf({ failed: 1, updated: 4, asked: 2 }));
    expect(talliesUpTo(waves, 3)).toEqual(tallyOf({ failed: 1, updated: 4, asked: 2, waiting: 9 }));
  });
});

describe('an open rollout', () => {
  it.each([
    ['all devices', 'all', 'all', false],
    ['all devices', 'all', [1, 2], false],
    ['a group', 2, 'all', true],
    ['a group', 2, [1, 2, 3], true],
    ['a group', 2, [2, 3], false],
    ['a group', 2, [3], false],
    ['a group', 2, [4, 5], false],
    ['a group that is gone', null, 'all', true],
    ['a group that is gone', null, [1, 2], false],
  ] as const)('of %s (%j) yields to one of the same version about %j: %s', (_what, group, groups, yields) => {
    expect(yieldsTo({ version: '1.0.0', group }, { version: '1.0.0', groups })).toBe(yields);
    expect(yieldsTo({ version: '0.9.0', group }, { version: '1.0.0', groups })).toBe(true);
  });
});
