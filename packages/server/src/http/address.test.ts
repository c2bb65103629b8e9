import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callerAddress, isIn } from './address.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addSubnet('fd00::', 8, 'ipv6');

describe('the address of a caller', () => {
  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['198.51.100.7', '203.0.113.1', '198.51.100.7'],
    ['10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['10.0.0.1', '203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.1', '203.0.113.1'],
    ['10.0.0.1', 'forged, 203.0.113.1', '203.0.113.1'],
    ['10.0.0.1', 'unknown', '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['fd00::1', '2001:db8::1', '2001:db8::1'],
    ['::ffff:10.0.0.1', '::ffff:203.0.113.1', '203.0.113.1'],
  ])('from %s with X-Forwarded-For %s is %s', (socket, forwarded, expected) => {
    expect(callerAddress(socket, forwarded, proxies)).toBe(expected);
  });

  it('is never what an untrusted caller claims', () => {
    expect(callerAddress('198.51.100.7', '127.0.0.1', new BlockList())).toBe('198.51.100.7');
  });

  it('that is none is in no network', () => {
    expect(isIn(proxies, '')).toBe(false);
    expect(isIn(proxies, 'localhost')).toBe(false);
  });
});
