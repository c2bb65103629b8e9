import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read, utils, type WorkSheet } from 'xlsx';
import { label } from './texts.ts';

/** An exported list: its sheet, its column titles, and its rows as text. */
interface ExportedSheet {
  readonly sheet: WorkSheet;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Exports the list on the page and reads the file. */
export async function exportedSheet(page: Page): Promise<ExportedSheet> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label('common', 'exportShort') }).click();
  const book = read(readFileSync(await (await saved).path()));
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('The file has no sheet.');
  const [head = [], ...rows] = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' });
  return { sheet, head, rows };
}
