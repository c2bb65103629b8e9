// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sheetBytes } from './saveSpreadsheet.ts';
import { LARGEST_UNPACKED, sheetRows } from './sheetRows.ts';
import { unpackedSize } from './unpackedSize.ts';

const LIMITS = { rows: 10, cellLength: 100 };
const ENTRY = [0x50, 0x4b, 0x01, 0x02];

async function aSheet(): Promise<Uint8Array> {
  return new Uint8Array(await sheetBytes([['a', 'b']]));
}

/** The same archive, whose first file is declared to have that many bytes. */
function declaring(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice();
  const at = changed.findIndex((_, index) => ENTRY.every((byte, offset) => changed[index + offset] === byte));
  new DataView(changed.buffer).setUint32(at + 24, size, true);
  return changed;
}

describe('the size of an archive once it is unpacked', () => {
  it('is the sum of what its files are declared to have', async () => {
    const sheet = await aSheet();
    const size = unpackedSize(sheet) ?? 0;
    expect(size).toBeGreaterThan(sheet.length / 2);
    const first = unpackedSize(declaring(sheet, 0)) ?? 0;
    expect(unpackedSize(declaring(sheet, 1000))).toBe(first + 1000);
    expect(unpackedSize(declaring(sheet, 0xff_ff_ff_ff))).toBe(Number.POSITIVE_INFINITY);
  });

  it('refuses a sheet before it is unpacked', async () => {
    const sheet = await aSheet();
    expect(sheetRows(sheet, LIMITS)).toMatchObject({ ok: true });
    for (const size of [LARGEST_UNPACKED + 1, 0xff_ff_ff_ff]) {
      expect(sheetRows(declaring(sheet, size), LIMITS)).toEqual({ ok: false, because: 'too_large' });
    }
  });

  it('is unknown for what is no archive, and reads no byte beyond it', async () => {
    const sheet = await aSheet();
    expect(unpackedSize(new Uint8Array())).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(sheet.length), (noise, cut) => {
        expect(unpackedSize(noise)).toBeNull();
        expect([null, unpackedSize(sheet)]).toContain(unpackedSize(sheet.slice(0, cut)));
      }),
    );
  });
});
