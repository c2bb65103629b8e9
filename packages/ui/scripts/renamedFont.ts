/** The names of a font (OpenType, table `name`). */
const FAMILY = 1;
const NAMES_WITH_FAMILY = [FAMILY, 3, 4, 16];
const POSTSCRIPT_NAME = 6;
/** Copyright, style, version, license and its URL stay unchanged. */
const KEPT_NAMES = [0, 2, 5, 13, 14];

const WINDOWS = 3;
const UNICODE = 1;
const AMERICAN_ENGLISH = 0x409;

const HEADER_BYTES = 6;
const RECORD_BYTES = 12;

/** Where the name table of a font is: the position of its directory entry, its offset and its length. */
function tableOfNames(font: Buffer): { readonly entry: number; readonly offset: number; readonly length: number } {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    return { entry, offset: font.readUInt32BE(entry + 8), length: font.readUInt32BE(entry + 12) };
  }
  throw new Error('The font has no names.');
}

const swapped = (text: Buffer) => Buffer.from(text).swap16();

/** The English names of a font by number. */
function namesOf(font: Buffer, offset: number): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const texts = offset + font.readUInt16BE(offset + 4);
  for (let index = 0; index < font.readUInt16BE(offset + 2); index += 1) {
    const record = offset + HEADER_BYTES + index * RECORD_BYTES;
    const [platform, , language, id, length, place] = [0, 2, 4, 6, 8, 10].map((at) => font.readUInt16BE(record + at));
    if (platform !== WINDOWS || language !== AMERICAN_ENGLISH) continue;
    if (id === undefined || length === undefined || place === undefined) continue;
    const text = font.subarray(texts + place, texts + place + length);
    names.set(id, swapped(text).toString('utf16le'));
  }
  return names;
}

function tableWith(names: ReadonlyMap<number, string>): Buffer {
  const sorted = [...names].toSorted(([left], [right]) => left - right);
  const header = Buffer.alloc(HEADER_BYTES + sorted.length * RECORD_BYTES);
  header.writeUInt16BE(sorted.length, 2);
  header.writeUInt16BE(header.length, 4);
  const texts: Buffer[] = [];
  let place = 0;
  for (const [index, [id, name]] of sorted.entries()) {
    const text = swapped(Buffer.from(name, 'utf16le'));
    const fields = [WINDOWS, UNICODE, AMERICAN_ENGLISH, id, text.length, place];
    for (const [field, value] of fields.entries()) {
      header.writeUInt16BE(value, HEADER_BYTES + index * RECORD_BYTES + field * 2);
    }
    texts.push(text);
    place += text.length;
  }
  return Buffer.concat([header, ...texts]);
}

/**
 * A font under another family name: a modified font, even a subset, must not use a name that its license reserves.
 * Copyright and license are kept.
 */
export function renamedFont(font: Buffer, family: string): Buffer {
  const { entry, offset, length } = tableOfNames(font);
  const before = namesOf(font, offset);
  const names = new Map([
    ...[...before].filter(([id]) => KEPT_NAMES.includes(id)),
    ...NAMES_WITH_FAMILY.map((id) => [id, family] as const),
    [POSTSCRIPT_NAME, family.replaceAll(' ', '')] as const,
  ]);
  const table = tableWith(names);
  // In place of the old table, which was longer, so that nothing else in the font moves.
  if (table.length > length) throw new Error('The new names need more room than the old ones.');
  const renamed = Buffer.from(font);
  renamed.fill(0, offset, offset + length);
  table.copy(renamed, offset);
  renamed.writeUInt32BE(table.length, entry + 12);
  return renamed;
}
