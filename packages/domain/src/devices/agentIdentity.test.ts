import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areTwoAgents, judgeKey, judgeRun, provesDevice, type RefusedRivals, refusedSince } from './agentIdentity.ts';

const KEYS = ['mine', 'other', null] as const;
const aKey = fc.constantFrom(...KEYS);

describe('the key of a call', () => {
  it.each([
    ['mine', 'mine', 'own'],
    [null, null, 'own'],
    [null, 'mine', 'first'],
    ['mine', null, 'copied'],
    ['mine', 'other', 'copied'],
  ] as const)('of a device with %s that shows %s is %s', (bound, shown, verdict) => {
    expect(judgeKey({ bound, shown })).toBe(verdict);
  });

  it('never lets anybody else speak for a device that is bound to a key', () => {
    fc.assert(
      fc.property(fc.constantFrom('mine', 'other'), aKey, fc.boolean(), (bound, shown, holdsToken) => {
        const isSame = bound === shown;
        expect(judgeKey({ bound, shown })).toBe(isSame ? 'own' : 'copied');
        expect(provesDevice({ bound, shown }, holdsToken)).toBe(isSame);
      }),
    );
  });

  it('of a device without one is proven by its last token alone', () => {
    fc.assert(
      fc.property(aKey, fc.boolean(), (shown, holdsToken) => {
        expect(provesDevice({ bound: null, shown }, holdsToken)).toBe(holdsToken);
      }),
    );
  });
});

const INTERVAL = 5000;
const SILENT = 3 * INTERVAL;

describe('the run of an agent', () => {
  const held = { run: 'first', isOnline: true, silentAt: 1000 };

  it.each([
    ['the one that is there', held, 'first', 999, 'holds'],
    ['the one that is there, after a silence', held, 'first', 5000, 'holds'],
    ['one of an agent without a key', held, null, 999, 'holds'],
    ['the first of a device', { ...held, run: null }, 'second', 999, 'follows'],
    ['one after a goodbye', { ...held, isOnline: false }, 'second', 999, 'follows'],
    ['one after a silence', held, 'second', 1000, 'follows'],
    ['one beside another', held, 'second', 999, 'rival'],
  ] as const)('%s', (_, holder, run, now, verdict) => {
    expect(judgeRun(holder, run, now)).toBe(verdict);
  });

  /** A server with one device, whose agents and copies report when the test says so. */
  function oneDevice() {
    let holder = { run: null as string | null, isOnline: false, silentAt: 0 };
    let heardAt = 0;
    let refused: RefusedRivals | null = null;
    const conflicts: string[] = [];
    return {
      conflicts,
      report(run: string, now: number) {
        const verdict = judgeRun(holder, run, now);
        if (verdict === 'rival') {
          const firstAt = refusedSince(refused, now);
          refused = { firstAt, lastAt: now };
          if (areTwoAgents(firstAt, heardAt)) conflicts.push(run);
          return;
        }
        if (verdict === 'follows') refused = null;
        holder = { run, isOnline: true, silentAt: now + SILENT };
        heardAt = now;
      },
      holder: () => holder.run,
    };
  }

  it('keeps its device however many copies report beside it, and the copies are noticed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ copy: fc.integer({ min: 1, max: 4 }), after: fc.integer({ min: 1, max: INTERVAL }) }), {
          minLength: 3,
          maxLength: 40,
        }),
        (tries) => {
          const device = oneDevice();
          device.report('original', 0);
          let now = 0;
          let nextBeat = INTERVAL;
          for (const { copy, after } of tries) {
            now += after;
            for (; nextBeat <= now; nextBeat += INTERVAL) device.report('original', nextBeat);
            device.report(`copy ${copy}`, now);
            expect(device.holder()).toBe('original');
          }
          device.report('original', now + 2 * INTERVAL);
          device.report('copy 1', now + 2 * INTERVAL + 1);
          expect(device.conflicts).not.toEqual([]);
        },
      ),
    );
  });

  it('that ends without a goodbye hours after a copy was switched off is followed by the next, and nobody is called a copy', () => {
    const device = oneDevice();
    let now = 0;
    device.report('first', now);
    device.report('copy', now + 1000);
    for (; now < 3_600_000; now += INTERVAL) device.report('first', now);
    for (let wait = 0; wait <= SILENT; wait += 1000) device.report('second', now + wait);
    expect(device.holder()).toBe('second');
    expect(device.conflicts).toEqual([]);
  });

  it('that ends without a goodbye is followed by the next, and nobody is called a copy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ beats: fc.integer({ min: 1, max: 5 }), down: fc.integer({ min: 1, max: 60_000 }) }), {
          minLength: 1,
          maxLength: 20,
        }),
        (lives) => {
          const device = oneDevice();
          let now = 0;
          for (const [life, { beats, down }] of lives.entries()) {
            now += down;
            // Failed calls are retried every second, as agents do.
            while (device.holder() !== `run ${life}`) {
              device.report(`run ${life}`, now);
              now += 1000;
            }
            for (let beat = 0; beat < beats; beat += 1) {
              now += INTERVAL;
              device.report(`run ${life}`, now);
            }
          }
          expect(device.conflicts).toEqual([]);
        },
      ),
    );
  });
});
