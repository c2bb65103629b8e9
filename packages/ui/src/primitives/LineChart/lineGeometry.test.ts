import { describe, expect, it } from 'vitest';
import { seriesOf, linesOf, momentsWithin, spanOf, spreadOver } from './lineGeometry.ts';

const points = [
  { at: 10, value: 176 },
  { at: 20, value: 214 },
];
const forecast = [
  { at: 30, value: 260 },
  { at: 40, value: 300 },
];

describe('the series of a line', () => {
  it('goes on with what is expected from where the counted line ends', () => {
    expect(linesOf(seriesOf(points, forecast))).toEqual({
      counted: [176, 214, null, null],
      expected: [null, 214, 260, 300],
    });
  });

  it('has no expected line without a forecast, and may be nothing but a forecast', () => {
    expect(linesOf(seriesOf(points, [])).expected).toEqual([null, 214]);
    expect(linesOf(seriesOf([], forecast))).toEqual({ counted: [null, null], expected: [260, 300] });
  });

  it('spans all of its moments, or what the page asks for', () => {
    const series = seriesOf(points, forecast);
    expect(spanOf(series)).toEqual({ from: 10, until: 40 });
    expect(spanOf(series, 0, 60)).toEqual({ from: 0, until: 60 });
  });

  it('puts a single moment in the middle', () => {
    expect(spanOf(seriesOf(points.slice(0, 1), []))).toEqual({ from: 9, until: 11 });
  });

  it('spreads labels away from the edges', () => {
    expect(spreadOver(seriesOf(points, forecast), { from: 0, until: 60 }, 3)).toEqual([10, 30, 50]);
  });

  it('labels a single moment where it is', () => {
    const series = seriesOf(points.slice(0, 1), []);
    expect(spreadOver(series, spanOf(series), 3)).toEqual([10]);
  });

  it('has labels inside of the span, each once', () => {
    const within = (tickOf: (at: number) => string) =>
      momentsWithin([-5, 0, 30, 60, 61], { from: 0, until: 60 }, tickOf);
    expect(within(String)).toEqual([0, 30, 60]);
    expect(within((at) => (at < 60 ? 'Nov' : 'Dec'))).toEqual([0, 60]);
  });
});
