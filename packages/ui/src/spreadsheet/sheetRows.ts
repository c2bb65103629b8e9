import { read, type CellObject, type WorkBook } from 'xlsx';
import type { SpreadsheetLimits, SpreadsheetReading } from './types.ts';
import { unpackedSize } from './unpackedSize.ts';

/** An .xlsx file is a ZIP archive and starts as one; anything else would be guessed to be CSV or an older format. */
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Maximum number of bytes of an unpacked archive; parsing takes about ten times as much memory. */
export const LARGEST_UNPACKED = 64 * 1024 * 1024;

function workbookOf(bytes: Uint8Array): WorkBook | null {
  if (!ZIP_SIGNATURE.every((byte, index) => bytes[index] === byte)) return null;
  try {
    const workbook = read(bytes, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellNF: true });
    return workbook.bookType === 'xlsx' ? workbook : null;
  } catch {
    return null;
  }
}

/** A number without a format is written in full: as displayed in a sheet, a long one would lose digits. */
function cellText(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'n' && (cell.z === undefined || cell.z === 'General')) return String(cell.v);
  return cell.w ?? String(cell.v);
}

function withoutTrailing<Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): Item[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
}

/**
 * The first sheet of an .xlsx file, each value as the text that the sheet displays. Formulas are never evaluated: a
 * cell with one has its saved result. May take long; call it off the main thread.
 */
export function sheetRows(
  bytes: Uint8Array,
  limits: Pick<SpreadsheetLimits, 'rows' | 'cellLength'>,
): SpreadsheetReading {
  if ((unpackedSize(bytes) ?? 0) > LARGEST_UNPACKED) return { ok: false, because: 'too_large' };
  const workbook = workbookOf(bytes);
  const sheet = workbook?.Sheets[workbook.SheetNames[0] ?? ''];
  if (!sheet) return { ok: false, because: 'not_a_spreadsheet' };

  let truncated = false;
  const limited = (cell: CellObject | undefined) => {
    const text = cellText(cell);
    if (text.length <= limits.cellLength) return text;
    truncated = true;
    return text.slice(0, limits.cellLength);
  };
  // Empty rows and cells are holes in these arrays; `Array.from` visits them too.
  const lines = Array.from(sheet['!data'] ?? [], (line) =>
    withoutTrailing(Array.from(line ?? [], limited), (text) => text === ''),
  );
  const rows = withoutTrailing(lines, (line) => line.length === 0);
  if (rows.length > limits.rows) return { ok: false, because: 'too_many_rows' };
  return { ok: true, rows, total: rows.length, truncated };
}
