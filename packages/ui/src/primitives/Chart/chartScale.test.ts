import { describe, expect, it } from 'vitest';
import { chartScale } from './chartScale.ts';

describe('chartScale', () => {
  it.each([
    { values: [], top: 1 },
    { values: [0, 0], top: 1 },
    { values: [1], top: 1 },
    { values: [3, 2], top: 3 },
    { values: [4], top: 4 },
    { values: [5], top: 6 },
    { values: [37, 12], top: 40 },
    { values: [1234], top: 1500 },
    { values: [0.3], top: 0.3 },
  ])('holds $values below $top', ({ values, top }) => {
    const scale = chartScale(values);
    expect(scale.top).toBeCloseTo(top);
    expect(scale.bottom).toBe(0);
    expect(scale.ticks[0]).toBe(0);
    expect(scale.ticks.at(-1)).toBeCloseTo(top);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
  });

  it('draws no line between two whole numbers', () => {
    for (let greatest = 1; greatest < 200; greatest += 1) {
      for (const tick of chartScale([greatest]).ticks) expect(Number.isInteger(tick)).toBe(true);
    }
  });

  it.each([
    { values: [176, 214, 300], bottom: 150, top: 300 },
    { values: [20, 300], bottom: 0, top: 300 },
    { values: [214], bottom: 0, top: 300 },
    { values: [7, 7], bottom: 0, top: 8 },
    { values: [998, 1002], bottom: 998, top: 1002 },
  ])('begins below the least of $values at $bottom', ({ values, bottom, top }) => {
    const scale = chartScale(values, 'least');
    expect(scale).toMatchObject({ bottom, top });
    expect(scale.ticks[0]).toBe(bottom);
    expect(scale.ticks.at(-1)).toBe(top);
  });
});
