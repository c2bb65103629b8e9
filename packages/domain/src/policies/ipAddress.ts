import ipaddr from 'ipaddr.js';

/** The first and last address of a range, as numbers from 0 to 2^32 - 1; both are included. */
export interface Ipv4Range {
  readonly first: number;
  readonly last: number;
}

/** Where a call comes from, in terms of a list of IPv4 addresses. */
export type CallerAddress =
  | { readonly kind: 'ipv4'; readonly number: number }
  | { readonly kind: 'ipv6' }
  | { readonly kind: 'unknown' };

/** The valid prefixes of a network. */
const PREFIX = /^(?:[1-9]|[12]\d|3[0-2])$/;

const numberOf = ({ octets }: ipaddr.IPv4): number => octets.reduce((number, octet) => number * 256 + octet, 0);

/** An IPv4 address as a number, or null if invalid. No octet has a leading zero: some programs read 010 as eight. */
export function parseIpv4(text: string): number | null {
  return ipaddr.IPv4.isValidFourPartDecimal(text) ? numberOf(ipaddr.IPv4.parse(text)) : null;
}

/**
 * The addresses that a list entry covers: one address, a range, or a network with /1 to /32 (C-IPBLOCK-07 to
 * C-IPBLOCK-10, C-IPBLOCK-17). A missing start is reported before an invalid one. A network has no end of its own.
 *
 * @param end Empty for a single address and for a network.
 */
export function readIpEntry(start: string, end: string): Ipv4Range | 'ip_blank_error' | 'ip_range_error' {
  const from = start.trim();
  const to = end.trim();
  if (from === '') return 'ip_blank_error';
  const [address = '', prefix, ...more] = from.split('/');
  const first = parseIpv4(address);
  if (first === null || more.length > 0) return 'ip_range_error';
  if (prefix !== undefined) {
    if (!PREFIX.test(prefix) || to !== '') return 'ip_range_error';
    return {
      first: numberOf(ipaddr.IPv4.networkAddressFromCIDR(from)),
      last: numberOf(ipaddr.IPv4.broadcastAddressFromCIDR(from)),
    };
  }
  if (to === '') return { first, last: first };
  const last = parseIpv4(to);
  return last === null || last < first ? 'ip_range_error' : { first, last };
}

/** Whether a range contains an address. */
export function holdsAddress({ first, last }: Ipv4Range, number: number): boolean {
  return number >= first && number <= last;
}

/**
 * Classifies an address for a list of IPv4 addresses. IPv4-mapped IPv6 (RFC 4291, section 2.5.5.2) counts as IPv4, and
 * loopback is the same in either protocol.
 */
export function readCallerAddress(address: string): CallerAddress {
  const text = address.trim();
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return { kind: 'ipv4', number: numberOf(ipaddr.IPv4.parse(text)) };
  // Nobody connects over a network from an address with a zone index.
  if (text.includes('%') || !ipaddr.IPv6.isValid(text)) return { kind: 'unknown' };
  const known = ipaddr.process(text);
  if (known instanceof ipaddr.IPv4) return { kind: 'ipv4', number: numberOf(known) };
  return known.range() === 'loopback'
    ? { kind: 'ipv4', number: numberOf(ipaddr.IPv4.parse('127.0.0.1')) }
    : { kind: 'ipv6' };
}
