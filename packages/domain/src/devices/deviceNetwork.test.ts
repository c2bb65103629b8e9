import { describe, expect, it } from 'vitest';
import { broadcastAddress, type DeviceAddresses, networkKinship, networkOf } from './deviceNetwork.ts';

const at = (publicIp: string, ipAddress: string, netmask = '255.255.255.0'): DeviceAddresses => ({
  publicIp,
  ipAddress,
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
