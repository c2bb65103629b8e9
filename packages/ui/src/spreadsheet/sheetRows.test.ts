import { describe, expect, it } from 'vitest';
import { utils, write, type WorkSheet } from 'xlsx';
import { sheetRows } from './sheetRows.ts';

const LIMITS = { rows: 10, cellLength: 100 };

function fileOf(sheet: WorkSheet, bookType: 'xlsx' | 'ods' = 'xlsx'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType });
  return new Uint8Array(bytes);
}

describe('sheetRows', () => {
  it('gives Korean and Japanese text back as it was', () => {
    const rows = [
      ['이름', '名前'],
      ['서울 본사', '東京支社 ｶﾅ 😀'],
    ];
    expect(sheetRows(fileOf(utils.aoa_to_sheet(rows)), LIMITS)).toEqual({ ok: true, rows, total: 2, truncated: false });
  });

  it('gives every value as text and long numbers with all their digits', () => {
    const reading = sheetRows(fileOf(utils.aoa_to_sheet([['a', 12, true, 1012345678901, null, 'z', '']])), LIMITS);
    expect(reading).toMatchObject({ rows: [['a', '12', 'TRUE', '1012345678901', '', 'z']] });
  });

  it('keeps an empty row in between and forgets those at the end', () => {
    const reading = sheetRows(fileOf(utils.aoa_to_sheet([['a'], [], ['b'], [''], ['']])), LIMITS);
    expect(reading).toMatchObject({ rows: [['a'], [], ['b']], total: 3 });
  });

  it('takes as many rows as allowed and refuses one more', () => {
    const rows = (count: number) => fileOf(utils.aoa_to_sheet(Array.from({ length: count }, () => ['x'])));
    expect(sheetRows(rows(10), LIMITS)).toMatchObject({ ok: true, total: 10 });
    expect(sheetRows(rows(11), LIMITS)).toEqual({ ok: false, because: 'too_many_rows' });
  });

  it('cuts a cell that is too long and says so', () => {
    const reading = sheetRows(fileOf(utils.aoa_to_sheet([['abcdef']])), { rows: 10, cellLength: 5 });
    expect(reading).toMatchObject({ rows: [['abcde']], truncated: true });
  });

  it('shows the saved result of a formula and evaluates none', () => {
    const sheet = utils.aoa_to_sheet([[1, 2]]);
    sheet['C1'] = { t: 'n', v: 99, f: 'A1+B1' };
    sheet['D1'] = { t: 's', v: 'saved', f: 'HYPERLINK("https://example.com")' };
    sheet['!ref'] = 'A1:D1';
    expect(sheetRows(fileOf(sheet), LIMITS)).toMatchObject({ rows: [['1', '2', '99', 'saved']] });
  });

  it.each([
    ['random bytes', Uint8Array.from({ length: 64 }, (_, index) => (index * 37) % 256)],
    ['nothing', new Uint8Array()],
    ['comma-separated text', new TextEncoder().encode('a,b\n1,2\n')],
    ['an archive that breaks off', fileOf(utils.aoa_to_sheet([['a']])).slice(0, 200)],
    ['another kind of spreadsheet', fileOf(utils.aoa_to_sheet([['a']]), 'ods')],
  ])('refuses %s', (_name, bytes) => {
    expect(sheetRows(bytes, LIMITS)).toEqual({ ok: false, because: 'not_a_spreadsheet' });
  });
});
