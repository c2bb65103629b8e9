import { neutralCell } from '@remote-console/domain';
import { Zip, ZipDeflate } from 'fflate';

/** A date with its time, in the form of spreadsheet programs. */
export interface DateCell {
  readonly date: number;
}

/** A cell: a number or a date is also one for the spreadsheet program, a text is never evaluated as a formula. */
export type Cell = string | number | DateCell;

/** A column: its heading, and its width in characters. */
export interface SheetColumn {
  readonly header: string;
  readonly width: number;
}

/** A sheet whose rows are provided a page at a time. */
export interface Sheet {
  readonly name: string;
  /** The date format, such as `YYYY/MM/DD`. */
  readonly dateFormat: string;
  readonly columns: readonly SheetColumn[];
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEADER_STYLE = 1;
const DATE_STYLE = 2;
/** The first number that a workbook may assign to a custom format. */
const DATE_FORMAT_ID = 164;
const LONGEST_SHEET_NAME = 31;
const DEFLATE_LEVEL = 6;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML. Characters not allowed in XML are removed; `_x0041_`, which Excel would decode, is kept as it is. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** The letters of a column: A, B, … Z, AA. */
function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest === 0 ? '' : columnLetters(rest - 1)}${String.fromCodePoint(65 + (index % 26))}`;
}

function cellXml(cell: Cell, place: string, style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"${styled}><v>${cell}</v></c>` : '';
  if (typeof cell === 'object') return cellXml(cell.date, place, DATE_STYLE);
  if (cell === '') return '';
  return `<c r="${place}" t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(neutralCell(cell))}</t></is></c>`;
}

function rowXml(cells: readonly Cell[], row: number, style = 0): string {
  const inside = cells.map((cell, index) => cellXml(cell, `${columnLetters(index)}${row}`, style)).join('');
  return `<row r="${row}">${inside}</row>`;
}

/** A name that Excel accepts for a sheet. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_SHEET_NAME);
}

/** The format of dates with their time. A bare slash would become the locale's separator in the spreadsheet program. */
const dateTimeFormat = (dateFormat: string) => `${dateFormat.toLowerCase().replaceAll('/', '\\/')}\\ hh:mm:ss`;

/** The parts of every single-sheet workbook. */
function frameParts({
  name,
  dateFormat,
}: Pick<Sheet, 'name' | 'dateFormat'>): readonly (readonly [path: string, xml: string])[] {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="${DATE_FORMAT_ID}" formatCode="${xmlText(dateTimeFormat(dateFormat))}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="${DATE_FORMAT_ID}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
  ];
}

function sheetBeginning(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(
    columns.map(({ header }) => header),
    1,
    HEADER_STYLE,
  )}`;
}

function sheetEnd(columns: readonly SheetColumn[], rows: number): string {
  const corner = `${columnLetters(columns.length - 1)}${rows}`;
  return `</sheetData><autoFilter ref="A1:${corner}"/></worksheet>`;
}

/**
 * An .xlsx workbook (ECMA-376) with one sheet, piece by piece. Each page of rows is packed and passed on before the
 * next is requested, so memory contains one page however long the sheet is.
 */
export async function* writeWorkbook({ name, dateFormat, columns, pages }: Sheet): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const encoder = new TextEncoder();
  for (const [path, xml] of frameParts({ name, dateFormat })) {
    const part = new ZipDeflate(path, { level: DEFLATE_LEVEL });
    zip.add(part);
    part.push(encoder.encode(`${DECLARATION}${xml}`), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: DEFLATE_LEVEL });
  zip.add(sheet);
  sheet.push(encoder.encode(sheetBeginning(columns)));
  let rows = 1;
  for await (const page of pages) {
    const lines = page.map((cells) => {
      rows += 1;
      return rowXml(cells, rows);
    });
    sheet.push(encoder.encode(lines.join('')));
    yield* ready.splice(0);
  }
  sheet.push(encoder.encode(sheetEnd(columns, rows)), true);
  zip.end();
  yield* ready.splice(0);
}
