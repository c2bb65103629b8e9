import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEALTH_CHECKS, healthTrouble, isTaskLate, type HealthFacts } from './health.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const GIB = 1024 ** 3;
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

const WELL: HealthFacts = {
  startTime: ago(3_600_000),
  disk: { freeBytes: 50 * GIB, totalBytes: 100 * GIB },
  mail: { server: true, waiting: 0, oldest: null, givenUp: 0 },
  agents: { online: 3, total: 4 },
  events: { lagMs: 10 },
  tasks: [{ everyMs: 1000, lastRun: ago(500), failed: 0 }],
};
const troublesOf = (change: Partial<HealthFacts>) =>
  HEALTH_CHECKS.map((check) => healthTrouble(check, { ...WELL, ...change }, NOW)).filter((trouble) => trouble !== null);

describe('the health of a server', () => {
  it('is fine where nothing is wrong', () => {
    expect(troublesOf({})).toEqual([]);
    expect(troublesOf({ disk: null, events: { lagMs: null }, agents: { online: 0, total: 0 }, tasks: [] })).toEqual([]);
  });

  it.each([
    ['disk_low', { disk: { freeBytes: 9 * GIB, totalBytes: 100 * GIB } }],
    ['disk_low', { disk: { freeBytes: GIB / 2, totalBytes: GIB } }],
    ['mail_server_missing', { mail: { server: false, waiting: 0, oldest: null, givenUp: 0 } }],
    ['mail_waits', { mail: { server: true, waiting: 1, oldest: ago(15 * 60_000 + 1), givenUp: 2 } }],
    ['mail_given_up', { mail: { server: true, waiting: 1, oldest: ago(60_000), givenUp: 1 } }],
    ['agents_gone', { agents: { online: 0, total: 7 } }],
    ['events_late', { events: { lagMs: 5001 } }],
    ['task_failed', { tasks: [{ everyMs: 1000, lastRun: ago(500), failed: 1 }] }],
    ['task_late', { tasks: [{ everyMs: 1000, lastRun: ago(64_000), failed: 0 }] }],
  ] as const)('says %s', (trouble, change) => {
    expect(troublesOf(change)).toEqual([trouble]);
  });

  it('gives a task that has not run yet the same time from the start on', () => {
    const task = { everyMs: 3_600_000, lastRun: null, failed: 0 };
    expect(isTaskLate(task, ago(3 * 3_600_000), NOW)).toBe(false);
    expect(isTaskLate(task, ago(3 * 3_600_000 + 60_001), NOW)).toBe(true);
  });

  it('never gets better by a mail that waits longer', () => {
    fc.assert(
      fc.property(fc.nat(7_200_000), fc.nat(7_200_000), (age, more) => {
        const at = (old: number) =>
          healthTrouble('mail', { ...WELL, mail: { ...WELL.mail, waiting: 1, oldest: ago(old) } }, NOW);
        expect(at(age) === null || at(age + more) !== null).toBe(true);
      }),
    );
  });

  it('never gets better by less room on the disk', () => {
    const size = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(size, size, (free, less) => {
        const at = (gib: number) =>
          healthTrouble('disk', { ...WELL, disk: { freeBytes: gib * GIB, totalBytes: 1000 * GIB } }, NOW);
        expect(at(free) === null || at(Math.max(0, free - less)) !== null).toBe(true);
      }),
    );
  });
});
