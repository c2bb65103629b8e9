import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complaints } from '../testing/contractCheck.ts';
import { makeFleetPlan } from './makeFleetPlan.ts';
import { isPresent, OFFLINE_SHARE, PRESENCE_SPAN_MS } from './presence.ts';
import { readFleetPlan } from './readFleetPlan.ts';
import { seededRandom } from './seededRandom.ts';
import { simulateDevice, walk } from './simulateDevice.ts';
import { createTimetable } from './timetable.ts';

const madeUp = (count: number, seed?: number) => makeFleetPlan(count, seed).fleets.flatMap(({ devices }) => devices);
const NOON = Date.parse('2026-11-21T03:00:00.000Z');

describe('a made-up fleet', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(madeUp(50, 7)).toEqual(madeUp(50, 7));
    expect(madeUp(50, 7)).not.toEqual(madeUp(50, 8));
  });

  it('has no guid, name or address twice, and every kind of system', () => {
    const devices = madeUp(3000);
    for (const values of [
      devices.map(({ guid }) => guid),
      devices.map(({ host_name }) => host_name),
      devices.map(({ inventory }) => inventory.ip_addr),
    ]) {
      expect(new Set(values).size).toBe(3000);
    }
    expect(new Set(devices.map(({ dev_os_id }) => dev_os_id))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('comes back from a file as it was', () => {
    const devices = madeUp(5);
    const file = { thisComputer: 'U', fleets: [{ enrolment_token: 'T', devices }] };
    expect(readFleetPlan(JSON.stringify(file))).toEqual({ fleets: [{ enrolmentToken: 'T', devices }] });
  });

  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'it is not an object'],
    ['{}', 'it has no fleets'],
    ['{"fleets": [{"devices": []}]}', 'fleet 1 has no devices'],
    ['{"fleets": [{"devices": [{"guid": "x"}]}]}', 'device 1 has no guid'],
    [JSON.stringify({ fleets: [{ devices: madeUp(1) }, { devices: madeUp(1) }] }), 'a GUID appears twice'],
  ])('is refused when the file is %s', (text, reason) => {
    expect(() => readFleetPlan(text)).toThrow(`The fleet file is not valid: ${reason}.`);
  });
});

describe('presence', () => {
  const devices = madeUp(2000);
  const online = (now: number) => devices.filter((device) => isPresent(device, now));

  it('leaves about twelve of a hundred devices offline at any time', () => {
    for (const hours of [0, 1, 5, 24, 100]) {
      const offline = 1 - online(NOON + hours * 3_600_000).length / devices.length;
      expect(Math.abs(offline - OFFLINE_SHARE)).toBeLessThan(0.03);
    }
  });

  it('changes slowly: in a minute some devices come and go, but few', () => {
    const before = new Set(online(NOON));
    const after = new Set(online(NOON + 60_000));
    const changed = devices.filter((device) => before.has(device) !== after.has(device)).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed / devices.length).toBeLessThan(0.03);
  });

  it('is decided for each device once in a span', () => {
    const [device] = devices;
    if (!device) throw new Error('The plan is empty.');
    let changes = 0;
    for (let minute = 1; minute <= 300; minute += 1) {
      if (isPresent(device, NOON + minute * 60_000, 0.5) !== isPresent(device, NOON + (minute - 1) * 60_000, 0.5))
        changes += 1;
    }
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThanOrEqual((300 * 60_000) / PRESENCE_SPAN_MS);
  });

  it('never brings a retired device online', () => {
    expect(devices.some((device) => isPresent({ ...device, retired: true }, NOON))).toBe(false);
  });
});

describe('the timetable', () => {
  const turns = (count: number, intervalMs: number, much: number, first = 0) => {
    const timetable = createTimetable(count, intervalMs, 0, first);
    return Array.from({ length: much }, () => {
      const turn = timetable.next();
      timetable.take();
      return turn;
    });
  };

  it('gives everybody a turn soon, and then once an interval', () => {
    const all = turns(240, 30_000, 720);
    expect(all.slice(0, 240).map(({ device }) => device)).toEqual(Array.from({ length: 240 }, (_, index) => index));
    expect(all[239]?.at).toBeLessThan(6000);
    for (let device = 0; device < 240; device += 1) {
      expect((all[480 + device]?.at ?? 0) - (all[240 + device]?.at ?? 0)).toBeCloseTo(30_000, 5);
    }
  });

  it('keeps every pause between two turns of a device below three intervals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1000, max: 60_000 }), (count, interval) => {
        const all = turns(count, interval, count * 3);
        all.slice(count).forEach(({ at, device }, index) => {
          expect(device).toBe(all[index]?.device);
          expect(at - (all[index]?.at ?? 0)).toBeLessThanOrEqual(interval * 2);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('begins at the given device', () => {
    expect(turns(3, 1000, 4, 2).map(({ device }) => device)).toEqual([2, 0, 1, 2]);
  });
});

describe('a simulated device', () => {
  const devices = madeUp(60);

  it('reports what the contract accepts, whatever kind it is', () => {
    for (const profile of devices) {
      const device = simulateDevice(profile);
      for (let beat = 0; beat < 25; beat += 1) {
        expect(complaints.heartbeat(device.report(NOON + beat * 30_000, beat === 0))).toEqual([]);
      }
    }
  });

  it('tells everything when asked for it, then its processes now and then', () => {
    const [profile] = devices;
    if (!profile) throw new Error('The plan is empty.');
    const device = simulateDevice(profile);
    expect(device.report(NOON, true).inventory).toMatchObject({ ...profile.inventory, dev_ver: profile.dev_ver });
    const later = Array.from({ length: 20 }, (_, beat) => device.report(NOON + beat * 30_000, false));
    expect(later.filter(({ inventory }) => inventory !== undefined)).toHaveLength(2);
  });

  it('has a processor load that moves', () => {
    const [profile] = devices;
    if (!profile) throw new Error('The plan is empty.');
    const device = simulateDevice(profile);
    const loads = Array.from(
      { length: 10 },
      (_, beat) => device.report(NOON + beat * 30_000, false).telemetry.cpu_usage,
    );
    expect(new Set(loads).size).toBeGreaterThan(5);
  });

  it('walks inside its borders for ever', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 100, noNaN: true }), (seed, home) => {
        const random = seededRandom(seed);
        let value = home;
        for (let step = 0; step < 200; step += 1) {
          value = walk(value, { home, step: 30, least: 1, most: 99 }, random);
          expect(value).toBeGreaterThanOrEqual(1);
          expect(value).toBeLessThanOrEqual(99);
        }
      }),
      { numRuns: 50 },
    );
  });
});
