import { describe, expect, it } from 'vitest';
import { barNumbers } from './barNumbers.ts';

const categories = [
  { key: '2026-11-16', label: '11-16' },
  { key: '2026-11-17', label: '11-17', longLabel: 'Tue, Nov 17' },
];
const screen = { key: 'screen', name: 'Screen', values: [28, 41] };
const files = { key: 'files', name: 'Files', values: [3, 9] };
const words = { category: 'Day', categories, format: String, total: 'Total' };

describe('barNumbers', () => {
  it('has a column and a sum for each part, and a column for the sum of parts', () => {
    expect(barNumbers({ ...words, series: [screen, files] })).toEqual({
      columns: ['Day', 'Screen', 'Files', 'Total'],
      lines: [
        { key: '2026-11-16', name: '11-16', cells: ['28', '3', '31'] },
        { key: '2026-11-17', name: 'Tue, Nov 17', cells: ['41', '9', '50'] },
      ],
      foot: { key: 'total', name: 'Total', cells: ['69', '12', '81'] },
    });
  });

  it('does not repeat a single part as its sum', () => {
    const { columns, lines, foot } = barNumbers({ ...words, series: [screen] });
    expect(columns).toEqual(['Day', 'Screen']);
    expect(lines.map(({ cells }) => cells)).toEqual([['28'], ['41']]);
    expect(foot?.cells).toEqual(['69']);
  });

  it('counts what a part lacks as 0', () => {
    const { lines } = barNumbers({ ...words, series: [{ ...screen, values: [28] }] });
    expect(lines[1]?.cells).toEqual(['0']);
  });
});
