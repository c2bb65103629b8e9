import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isIn } from '../settings/networks.ts';
import { countedAs, readOrigin } from './address.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addSubnet('fd00::', 8, 'ipv6');

/** Where a call with these headers comes from. */
const origin = (socket: string, headers: Readonly<Record<string, string | undefined>>, trusted = proxies) =>
  readOrigin(socket, (name) => headers[name], trusted);

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
    ['10.0.0.1', 'fe80::1%::', 'fe80::1%::'],
  ])('from %s with X-Forwarded-For %s is %s', (socket, forwarded, expected) => {
    expect(origin(socket, { 'x-forwarded-for': forwarded }).address).toBe(expected);
  });

  it('is never what an untrusted caller claims', () => {
    expect(origin('198.51.100.7', { 'x-forwarded-for': '127.0.0.1' }, new BlockList()).address).toBe('198.51.100.7');
  });

  it('that is none is in no network', () => {
    expect(isIn(proxies, '')).toBe(false);
    expect(isIn(proxies, 'localhost')).toBe(false);
  });
});

describe('a caller', () => {
  const client = '203.0.113.1';
  it.each([
    ['10.0.0.1', {}],
    ['198.51.100.7', {}],
    ['10.0.0.1', { 'x-forwarded-for': client }],
    ['10.0.0.1', { 'x-forwarded-for': '10.0.0.2' }],
    // Callers may send any header through a trusted proxy.
    ['10.0.0.1', { 'x-forwarded-for': `forged, ${client}`, forwarded: 'for=127.0.0.1', via: '1.1 x' }],
  ])('is known at %s with %j', (socket, headers) => {
    expect(origin(socket, headers).isHidden).toBe(false);
  });

  it.each([
    ['198.51.100.7', { 'x-forwarded-for': client }],
    ['198.51.100.7', { 'x-forwarded-for': '' }],
    ['198.51.100.7', { forwarded: `for=${client}` }],
    ['198.51.100.7', { 'x-real-ip': client }],
    ['198.51.100.7', { 'x-forwarded-host': 'console.example' }],
    ['198.51.100.7', { 'x-forwarded-proto': 'https' }],
    ['198.51.100.7', { via: '1.1 proxy' }],
    // A trusted proxy that does not say for whom it asks.
    ['10.0.0.1', { forwarded: `for=${client}` }],
    ['10.0.0.1', { 'x-forwarded-for': 'unknown' }],
  ])('is hidden by a proxy at %s with %j', (socket, headers) => {
    expect(origin(socket, headers).isHidden).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1::2', '2001:db8:1::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::1', '::/64'],
    ['::', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['fe80::1%::', 'fe80::/64'],
    ['::ffff:198.51.100.7%1.2.3.4', '198.51.100.7'],
    ['', ''],
  ])('%s is counted as %s', (address, expected) => {
    expect(countedAs(address)).toBe(expected);
  });
});
