import { describe, expect, it } from 'vitest';
import { labelledBars, labelStep, labelWidth, numbersWidth } from './axisLabels.ts';

const named = (count: number, label: string) => Array.from({ length: count }, () => label);

describe('labelStep', () => {
  it('draws every label where there is room', () => {
    expect(labelStep(named(12, '11월'), 720)).toBe(1);
  });

  it('leaves labels out on a narrow chart', () => {
    expect(labelStep(named(30, '11-01'), 630)).toBe(3);
    expect(labelStep(named(30, '11-01'), 300)).toBe(5);
  });

  it('has a step for no labels and for no room', () => {
    expect(labelStep([], 600)).toBe(1);
    expect(labelStep(named(3, '11-01'), 0)).toBeGreaterThan(3);
  });
});

describe('labelledBars', () => {
  const month = named(30, '11월 22일');

  it('draws as many labels as have room', () => {
    expect([...labelledBars(named(12, '11월'), { width: 720, before: 30, after: 4 }, 1)]).toHaveLength(12);
    expect([...labelledBars(month, { width: 690, before: 30, after: 4 }, 7)]).toEqual([0, 7, 14, 21, 28]);
  });

  it('begins later rather than with a label that would be cut off', () => {
    expect([...labelledBars(month, { width: 690, before: 0, after: 4 }, 1)]).not.toContain(0);
    expect([...labelledBars(month, { width: 230, before: 12, after: 4 }, 7)]).toEqual([7, 21]);
  });

  it('leaves out a last label that would be cut off', () => {
    expect([...labelledBars(named(8, '11-22'), { width: 400, before: 30, after: 0 }, 7)]).toEqual([0, 7]);
    expect([...labelledBars(named(29, '11-22'), { width: 400, before: 30, after: 0 }, 14)]).toEqual([0, 14]);
  });

  it('has none of no bars, and none where there is no room', () => {
    expect(labelledBars([], { width: 300, before: 30, after: 4 }, 1).size).toBe(0);
    expect(labelledBars(named(3, '11-22'), { width: 0, before: 4, after: 4 }, 1).size).toBe(0);
  });
});

describe('labelWidth', () => {
  it('knows that Korean and Japanese letters are wider', () => {
    expect(labelWidth('11월')).toBeGreaterThan(labelWidth('Nov'));
    expect(labelWidth('')).toBe(0);
  });
});

describe('numbersWidth', () => {
  it('has room for the widest number', () => {
    expect(numbersWidth(['0', '500,000', '1,000,000'])).toBe(numbersWidth(['1,000,000']));
    expect(numbersWidth(['1,000,000'])).toBeGreaterThan(numbersWidth(['1,000']));
    expect(numbersWidth([])).toBeGreaterThan(0);
  });
});
