import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  broadcastAddress,
  type DeviceAddresses,
  macAddress,
  magicPacket,
  networkKinship,
  networkOf,
} from './deviceNetwork.ts';

const at = (s_pub_ip: string, ip_addr: string, netmask = '255.255.255.0'): DeviceAddresses => ({
  s_pub_ip,
  ip_addr,
  netmask,
});

describe('an IPv4 network', () => {
  it.each([
    ['192.168.3.77', '255.255.255.0', '192.168.3.0', '192.168.3.255'],
    ['10.1.2.3', '255.0.0.0', '10.0.0.0', '10.255.255.255'],
    ['172.16.5.200', '255.255.255.128', '172.16.5.128', '172.16.5.255'],
    ['203.0.113.9', '255.255.255.255', '203.0.113.9', '203.0.113.9'],
    ['255.255.255.254', '255.255.255.0', '255.255.255.0', '255.255.255.255'],
  ])('%s with %s is %s and reaches all by %s', (address, mask, network, broadcast) => {
    expect(networkOf(address, mask)).toBe(network);
    expect(broadcastAddress(address, mask)).toBe(broadcast);
  });

  it.each([
    ['192.168.3', '255.255.255.0'],
    ['192.168.3.256', '255.255.255.0'],
    ['fe80::1', 'ffff:ffff:ffff:ffff::'],
    ['192.168.3.7', '255.0.255.0'],
    ['192.168.3.7', '0.0.0.0'],
    ['192.168.3.7', ''],
    ['', '255.255.255.0'],
  ])('is none for %s with %s', (address, mask) => {
    expect(networkOf(address, mask)).toBeNull();
    expect(broadcastAddress(address, mask)).toBeNull();
  });
});

describe('two devices', () => {
  it.each([
    [
      'in one subnet behind one address',
      at('203.0.113.9', '192.168.0.5'),
      at('203.0.113.9', '192.168.0.9'),
      'same-subnet',
    ],
    [
      'in two subnets behind one address',
      at('203.0.113.9', '192.168.0.5'),
      at('203.0.113.9', '192.168.1.9'),
      'same-address',
    ],
    ['in the same subnet of two sites', at('203.0.113.9', '192.168.0.5'), at('198.51.100.7', '192.168.0.9'), 'apart'],
    [
      'in one subnet with the server',
      at('192.168.0.5', '192.168.0.5'),
      at('192.168.0.9', '192.168.0.9'),
      'same-subnet',
    ],
    ['in one subnet, one never seen', at('', '192.168.0.5'), at('203.0.113.9', '192.168.0.9'), 'same-subnet'],
    ['of which nothing is known', at('', '', ''), at('', '', ''), 'apart'],
    ['with different masks', at('', '10.0.0.5', '255.0.0.0'), at('', '10.0.0.9'), 'apart'],
  ] as const)('%s are %s', (_words, one, other, kinship) => {
    expect(networkKinship(one, other)).toBe(kinship);
    expect(networkKinship(other, one)).toBe(kinship);
  });
});

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
