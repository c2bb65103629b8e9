import { strFromU8, unzipSync } from 'fflate';
import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { succeed } from './exchange.ts';
import type { TestServer } from './testServer.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a spreadsheet program shows for a text of the file (ECMA-376: `_x005F_` is an underscore). */
function shown(text: string): string {
  return text
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function columnOf(place: string): number {
  const letters = /^[A-Z]+/.exec(place)?.[0] ?? '';
  return [...letters].reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1;
}

/** A date as a spreadsheet program shows it in a format such as `yyyy\\/mm\\/dd\\ hh:mm:ss`. */
function shownDate(serial: number, format: string): string {
  const [day = '', time = ''] = new Date(Math.round((serial - 25_569) * 86_400) * 1000).toISOString().split(/[T.]/);
  const [year = '', month = '', date = ''] = day.split('-');
  return format
    .replaceAll('\\', '')
    .replace('yyyy', year)
    .replace('hh:mm:ss', time)
    .replace('mm', month)
    .replace('dd', date);
}

/** The cells of a workbook's only sheet; numbers as numbers, dates as they are shown. */
export function readSheet(file: Uint8Array): { readonly rows: (string | number)[][]; readonly xml: string } {
  const parts = unzipSync(file);
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
  const dateFormat = /formatCode="([^"]*)"/.exec(styles)?.[1] ?? '';
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, inside = '']) => {
    const cells: (string | number)[] = [];
    for (const [, place = '', kind, style, text, number] of inside.matchAll(
      /<c r="([A-Z]+\d+)"(?: t="(inlineStr)")?(?: s="(\d+)")?>(?:<is><t xml:space="preserve">(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
    )) {
      const value = style === '2' ? shownDate(Number(number), dateFormat) : Number(number);
      cells[columnOf(place)] = kind === undefined ? value : shown(text ?? '');
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
  return { rows, xml };
}

/** Fetches a file from the address that an export returned, like a browser: without a token. */
export async function fetchFile({ app }: Pick<TestServer, 'app'>, url: string): Promise<Response> {
  return app.request(`http://console.test${url}`);
}

/** The key in the address of an export. */
export function keyOf(url: string): string {
  const id: OperationId = 'downloadExport';
  const prefix = OPERATIONS[id].path.replace('{key}', '');
  return url.slice(url.indexOf(prefix) + prefix.length);
}

/** Requests an export and returns its link. */
export async function linkOf(app: TestServer['app'], token: string, body: object, language = 'en') {
  const headers = { 'accept-language': language };
  const { objects } = await succeed(app, 'exportTable', { token, body, headers });
  if (Array.isArray(objects)) throw new Error('There is nothing to export.');
  return objects;
}

/** Requests an export, fetches it and returns its cells. */
export async function sheetOf(app: TestServer['app'], token: string, body: object, language = 'en') {
  const { download_url } = await linkOf(app, token, body, language);
  const response = await fetchFile({ app }, download_url);
  if (response.status !== 200) throw new Error(`The file is answered with ${response.status}.`);
  return readSheet(new Uint8Array(await response.arrayBuffer())).rows;
}
