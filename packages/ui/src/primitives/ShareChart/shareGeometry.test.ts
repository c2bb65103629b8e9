import { describe, expect, it } from 'vitest';
import { nearestPoint, placeOf, pointAfterKey, runsOf, type SharePoint } from './shareGeometry.ts';

const SPAN = { from: 0, until: 100, stepMs: 10 };
const points = [0, 10, 20, 60, 90].map((at): SharePoint => ({ at, average: at, highest: at }));

describe('a chart of shares', () => {
  it('has each step in its middle', () => {
    expect(points.map((point) => placeOf(point, SPAN))).toEqual([0.05, 0.15, 0.25, 0.65, 0.95]);
  });

  it('breaks its line where nothing was measured', () => {
    expect(runsOf(points, SPAN).map((run) => run.map(({ at }) => at))).toEqual([[0, 10, 20], [60], [90]]);
    expect(runsOf([], SPAN)).toEqual([]);
  });

  it.each([
    [0, 0],
    [0.4, 2],
    [0.5, 3],
    [1, 4],
  ])('is read at %f by the nearest point', (place, index) => {
    expect(nearestPoint(points, place, SPAN)).toBe(index);
  });

  it.each([
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 0, 1],
    ['ArrowRight', 99, 99],
    ['PageUp', 50, 60],
    ['PageDown', 5, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Enter', 50, null],
  ] as const)('goes with %s from %i to %s', (key, from, to) => {
    expect(pointAfterKey(key, from, 100)).toBe(to);
  });
});
