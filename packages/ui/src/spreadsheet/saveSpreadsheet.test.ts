// @vitest-environment node
import { expect, it } from 'vitest';
import { sheetBytes } from './saveSpreadsheet.ts';
import { sheetRows } from './sheetRows.ts';

it('a saved sheet reads as it was, and no cell is a formula', async () => {
  const rows = [
    ['아이디', 'ID', '名前'],
    ['=1+1', '+82 10', '@home'],
  ];
  const bytes = new Uint8Array(await sheetBytes(rows));
  expect(sheetRows(bytes, { rows: 10, cellLength: 100 })).toMatchObject({ ok: true, rows });
});
