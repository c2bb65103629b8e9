import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { macAddress, magicPacket } from './hardwareAddress.ts';

describe('a hardware address', () => {
  it.each([
    ['0a-1b-2c-3d-4e-5f', '0A:1B:2C:3D:4E:5F'],
    [' 0a1b.2c3d.4e5f ', '0A:1B:2C:3D:4E:5F'],
    ['0A:1B:2C:3D:4E:5F', '0A:1B:2C:3D:4E:5F'],
    ['0A:1B:2C:3D:4E', null],
    ['0A:1B:2C:3D:4E:5F:60', null],
    ['0A:1B:2C:3D:4E:5G', null],
    ['00:00:00:00:00:00', null],
    ['ff:ff:ff:ff:ff:ff', null],
    ['', null],
  ])('%s is read as %s', (text, address) => {
    expect(macAddress(text)).toBe(address);
  });

  it('makes a packet of six bytes of ones and sixteen times itself', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
        const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(':');
        const packet = magicPacket(text);
        if (macAddress(text) === null) return expect(packet).toBeNull();
        expect(packet).toHaveLength(102);
        expect(packet?.subarray(0, 6)).toEqual(new Uint8Array(6).fill(0xff));
        for (let round = 0; round < 16; round += 1) {
          expect(packet?.subarray(6 + round * 6, 12 + round * 6)).toEqual(bytes);
        }
      }),
    );
  });
});
