import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO_SCROLL_INTERVAL_MS, autoScrollStep, DRAG_ANIMATION_MS, lineZone } from './dragGeometry.ts';

describe('a line under the pointer', () => {
  it.each([
    [0, 'above'],
    [3, 'above'],
    [3.5, 'inside'],
    [16, 'inside'],
    [28.5, 'inside'],
    [29, 'below'],
    [32, 'below'],
  ] as const)('at %d of 32 px is met %s [B-DRAG-18]', (y, zone) => {
    expect(lineZone(y, 32)).toBe(zone);
  });
});

describe('auto-scroll', () => {
  const viewport = { top: 100, bottom: 600 };

  it('starts within 70 px of the top or bottom and not before [B-DRAG-19]', () => {
    for (const y of [170, 171, 350, 529, 530]) expect(autoScrollStep(y, viewport)).toBeCloseTo(0);
    expect(autoScrollStep(169, viewport)).toBeLessThan(0);
    expect(autoScrollStep(531, viewport)).toBeGreaterThan(0);
  });

  it('grows with the depth up to 20 px a step [B-DRAG-20]', () => {
    expect(autoScrollStep(135, viewport)).toBeCloseTo(-10);
    expect(autoScrollStep(565, viewport)).toBeCloseTo(10);
    expect(autoScrollStep(100, viewport)).toBe(-20);
    expect(autoScrollStep(600, viewport)).toBe(20);
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 2000 }), (y) => {
        expect(Math.abs(autoScrollStep(y, viewport))).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('takes a step every 20 ms, and the drag animation 200 ms [B-DRAG-21] [B-DRAG-23]', () => {
    expect([AUTO_SCROLL_INTERVAL_MS, DRAG_ANIMATION_MS]).toEqual([20, 200]);
  });

  it('stops where the pointer leaves the area, to the inside and to the outside [B-DRAG-22]', () => {
    expect(autoScrollStep(40, viewport)).toBe(-20);
    expect(Math.abs(autoScrollStep(29, viewport))).toBe(0);
    expect(autoScrollStep(660, viewport)).toBe(20);
    expect(Math.abs(autoScrollStep(671, viewport))).toBe(0);
    expect(Math.abs(autoScrollStep(300, viewport))).toBe(0);
  });

  it('goes by the nearer edge of a low tree', () => {
    expect(autoScrollStep(20, { top: 0, bottom: 60 })).toBeLessThan(0);
    expect(autoScrollStep(40, { top: 0, bottom: 60 })).toBeGreaterThan(0);
  });
});
