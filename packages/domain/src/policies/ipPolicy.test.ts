import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsAddress, parseIpv4, readCallerAddress, readIpEntry } from './ipAddress.ts';
import { ipRefusal, ownRefusal } from './ipPolicy.ts';

const anAddress = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** The usual notation of an address, from its number. */
const formatIpv4 = (number: number) => [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');

describe('an IPv4 address', () => {
  it('is read as the number it is, and written back the same', () => {
    fc.assert(
      fc.property(anAddress, (number) => {
        expect(parseIpv4(formatIpv4(number))).toBe(number);
      }),
    );
    expect(parseIpv4('192.168.0.1')).toBe(0xc0a80001);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '1.2.3.-4',
    '01.2.3.4',
    '1.2.3.4 ',
    'a.b.c.d',
    '::1',
    '1.2.3.',
    '１.2.3.4',
  ])('is not %j', (text) => expect(parseIpv4(text)).toBeNull());
});

describe('an entry of the list', () => {
  it('takes one address [C-IPBLOCK-07] [C-IPEXCEL-02]', () => {
    expect(readIpEntry(' 10.0.0.1 ', '')).toEqual({ first: 0x0a000001, last: 0x0a000001 });
  });

  it('takes a range of two valid addresses, in their order [C-IPBLOCK-08] [C-IPBLOCK-17] [C-IPEXCEL-04] [C-IPEXCEL-05]', () => {
    fc.assert(
      fc.property(anAddress, anAddress, (one, other) => {
        const [first, last] = one < other ? [one, other] : [other, one];
        expect(readIpEntry(formatIpv4(first), formatIpv4(last))).toEqual({ first, last });
        if (first !== last) expect(readIpEntry(formatIpv4(last), formatIpv4(first))).toBe('ip_range_error');
      }),
    );
    for (const [start, end] of [
      ['10.0.0.1', 'x'],
      ['x', '10.0.0.1'],
      ['10.0.0.300', ''],
    ] as const) {
      expect(readIpEntry(start, end)).toBe('ip_range_error');
    }
  });

  it('takes a network of /1 to /32 with the size that its suffix says [C-IPBLOCK-09] [C-IPEXCEL-03]', () => {
    fc.assert(
      fc.property(anAddress, fc.integer({ min: 1, max: 32 }), (number, prefix) => {
        const range = readIpEntry(`${formatIpv4(number)}/${prefix}`, '');
        if (typeof range === 'string') throw new Error(range);
        expect(range.last - range.first + 1).toBe(2 ** (32 - prefix));
        expect(range.first % 2 ** (32 - prefix)).toBe(0);
        expect(holdsAddress(range, number)).toBe(true);
      }),
    );
    expect(readIpEntry('192.168.1.77/24', '')).toEqual({ first: 0xc0a80100, last: 0xc0a801ff });
  });

  it.each(['10.0.0.0/0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/08', '10.0.0.0/24/1', '10.0.0.0/x'])(
    'refuses the suffix of %s [C-IPBLOCK-10]',
    (start) => expect(readIpEntry(start, '')).toBe('ip_range_error'),
  );

  it('refuses a network with an end of its own', () => {
    expect(readIpEntry('10.0.0.0/24', '10.0.0.9')).toBe('ip_range_error');
  });

  it('asks for an address before it checks it [C-IPBLOCK-12]', () => {
    expect(readIpEntry('  ', 'nonsense')).toBe('ip_blank_error');
  });

  it('holds exactly the addresses from its first to its last', () => {
    fc.assert(
      fc.property(anAddress, anAddress, anAddress, (one, other, number) => {
        const range = { first: Math.min(one, other), last: Math.max(one, other) };
        expect(holdsAddress(range, number)).toBe(number >= range.first && number <= range.last);
        expect([holdsAddress(range, range.first), holdsAddress(range, range.last)]).toEqual([true, true]);
      }),
    );
  });
});

describe('the address of a caller', () => {
  it.each([
    ['10.0.0.1', { kind: 'ipv4', number: 0x0a000001 }],
    ['::ffff:10.0.0.1', { kind: 'ipv4', number: 0x0a000001 }],
    ['::1', { kind: 'ipv4', number: 0x7f000001 }],
    ['2001:db8::7', { kind: 'ipv6' }],
    ['fe80::1%eth0', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['unix', { kind: 'unknown' }],
  ])('%s is read as %j', (address, expected) => expect(readCallerAddress(address)).toEqual(expected));
});

describe('the address policy', () => {
  const listed = { kind: 'ipv4', number: 1 } as const;

  it('refuses nobody while it is off', () => {
    for (const caller of [listed, { kind: 'ipv6' }, { kind: 'unknown' }] as const) {
      for (const block of [true, false]) {
        for (const isListed of [true, false])
          expect(ipRefusal({ policyUse: false, block }, caller, isListed)).toBeNull();
      }
    }
  });

  it('keeps out who is listed, or lets in only who is listed; the two are each other’s opposite', () => {
    fc.assert(
      fc.property(anAddress, fc.boolean(), (number, isListed) => {
        const blocked = ipRefusal({ policyUse: true, block: true }, { kind: 'ipv4', number }, isListed);
        const allowed = ipRefusal({ policyUse: true, block: false }, { kind: 'ipv4', number }, isListed);
        expect(blocked).toBe(isListed ? 'ip_block' : null);
        expect(allowed).toBe(isListed ? null : 'ip_not_permit');
      }),
    );
  });

  it('cannot judge a caller by IPv6 or without an address by a list of allowed ones, and says so', () => {
    expect(ipRefusal({ policyUse: true, block: true }, { kind: 'ipv6' }, false)).toBeNull();
    expect(ipRefusal({ policyUse: true, block: false }, { kind: 'ipv6' }, false)).toBe('ip_setting');
    expect(ipRefusal({ policyUse: true, block: true }, { kind: 'unknown' }, false)).toBe('ip_setting');
  });
});

describe('a policy whose author would be kept out', () => {
  const entry = (start: string, end = '') => ({ startIpAddress: [start], endIpAddress: [end] });
  const BLOCK = { policyUse: true, block: true };
  const ALLOW = { policyUse: true, block: false };

  it.each([
    [BLOCK, [], '198.51.100.7', null],
    [BLOCK, [entry('198.51.100.7')], '198.51.100.7', 'ip_block'],
    [BLOCK, [entry('198.51.100.1', '198.51.100.9')], '198.51.100.7', 'ip_block'],
    [BLOCK, [entry('203.0.113.1'), entry('198.51.100.0/24')], '::ffff:198.51.100.7', 'ip_block'],
    [BLOCK, [entry('127.0.0.0/8')], '::1', 'ip_block'],
    [BLOCK, [entry('0.0.0.0/1'), entry('128.0.0.0/1')], '2001:db8::7', null],
    [ALLOW, [], '198.51.100.7', 'ip_not_permit'],
    [ALLOW, [entry('203.0.113.0/24')], '198.51.100.7', 'ip_not_permit'],
    [ALLOW, [entry('198.51.100.0/24')], '198.51.100.7', null],
    [ALLOW, [entry('0.0.0.0/1'), entry('128.0.0.0/1')], '2001:db8::7', 'ip_setting'],
    [{ ...ALLOW, policyUse: false }, [], '198.51.100.7', null],
    [ALLOW, [], null, null],
  ] as const)('%j with the list %j keeps out %s: %s', (policy, list, address, refusal) => {
    expect(ownRefusal(policy, list, address)).toBe(refusal);
  });
});
