import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_MONITORS, monitorsToChoose, readMonitors, type ScreenMonitor } from './monitors.ts';

const LEFT: ScreenMonitor = { name: 'DP-1', x: 0, y: 0, width: 1920, height: 1080 };
const RIGHT: ScreenMonitor = { name: 'HDMI-1', x: 1920, y: 56, width: 1280, height: 1024 };
const SCREEN = { width: 3200, height: 1080 };

const monitor = fc.record({
  name: fc.string({ maxLength: 60 }),
  x: fc.nat(4000),
  y: fc.nat(4000),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});

describe('the monitors that an agent names', () => {
  test('are read as they were said', () => {
    fc.assert(
      fc.property(fc.array(monitor, { maxLength: MOST_MONITORS }), (monitors) => {
        expect(readMonitors(structuredClone(monitors))).toEqual(monitors);
      }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['no list', { 0: LEFT }],
    ['a place that is no number', [LEFT, { ...RIGHT, x: '1920' }]],
    ['a part of a pixel', [{ ...LEFT, y: 0.5 }]],
    ['a place left of the screen', [{ ...LEFT, x: -1 }]],
    ['no width', [{ ...LEFT, width: 0 }]],
    ['more than RFB can tell', [{ ...LEFT, height: 65_536 }]],
    ['too many', Array.from({ length: MOST_MONITORS + 1 }, () => LEFT)],
  ])('are none where there is %s', (_, value) => {
    expect(readMonitors(value)).toEqual([]);
  });

  test('never throw, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readMonitors(value)).toBeInstanceOf(Array);
      }),
    );
  });

  test('have names that are cut, and may have none', () => {
    expect(readMonitors([{ ...LEFT, name: 'x'.repeat(500) }])[0]?.name).toHaveLength(60);
    expect(readMonitors([{ ...LEFT, name: 7 }])[0]?.name).toBe('');
  });
});

describe('the monitors to choose from', () => {
  test('are ordered as they stand', () => {
    const below = { ...LEFT, name: 'eDP-1', y: 1080 };
    expect(monitorsToChoose([RIGHT, below, LEFT], { width: 3200, height: 2160 })).toEqual([LEFT, below, RIGHT]);
  });

  test('are none where there is one alone, or two show the same', () => {
    expect(monitorsToChoose([LEFT], SCREEN)).toEqual([]);
    expect(monitorsToChoose([LEFT, { ...LEFT, name: 'a mirror' }], SCREEN)).toEqual([]);
  });

  test.each([
    ['smaller', { width: 1920, height: 1080 }],
    ['larger', { width: 3200, height: 2160 }],
  ])('are none where the screen is %s than they are', (_, size) => {
    expect(monitorsToChoose([LEFT, RIGHT], size)).toEqual([]);
  });

  test('always make up the screen, and are never one alone', () => {
    fc.assert(
      fc.property(fc.array(monitor, { maxLength: 8 }), fc.option(monitor), (monitors, other) => {
        const size = other ?? {
          width: Math.max(...monitors.map(({ x, width }) => x + width)),
          height: Math.max(...monitors.map(({ y, height }) => y + height)),
        };
        const chosen = monitorsToChoose(monitors, size);
        expect(chosen.length).not.toBe(1);
        for (const each of chosen) {
          expect(monitors).toContainEqual(each);
          expect(each.x + each.width).toBeLessThanOrEqual(size.width);
          expect(each.y + each.height).toBeLessThanOrEqual(size.height);
        }
      }),
    );
  });
});
