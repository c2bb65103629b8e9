import { describe, expect, it } from 'vitest';
import { chartScale, labelStep } from './chartScale.ts';

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
    expect(scale.ticks[0]).toBe(0);
    expect(scale.ticks.at(-1)).toBeCloseTo(top);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
  });

  it('draws no line between two whole numbers', () => {
    for (let greatest = 1; greatest < 200; greatest += 1) {
      for (const tick of chartScale([greatest]).ticks) expect(Number.isInteger(tick)).toBe(true);
    }
  });
});

describe('labelStep', () => {
  it.each([
    [7, 12, 1],
    [12, 12, 1],
    [24, 12, 2],
    [31, 12, 3],
    [31, 5, 7],
    [0, 5, 1],
  ])('of %d labels with room for %d draws every %d.', (labels, room, step) => {
    expect(labelStep(labels, room)).toBe(step);
  });
});
