/** The first and the last address of a range, as numbers from 0 to 2^32 - 1; both belong to it. */
export interface Ipv4Range {
  readonly first: number;
  readonly last: number;
}

/** Where a call comes from, as a list of IPv4 addresses can judge it. */
export type CallerAddress =
  | { readonly kind: 'ipv4'; readonly number: number }
  | { readonly kind: 'ipv6' }
  | { readonly kind: 'unknown' };

/** How many addresses IPv4 has. */
const ADDRESSES = 2 ** 32;
/** No leading zero: some programs read 010 as eight. */
const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const PREFIX = /^(?:[1-9]|[12]\d|3[0-2])$/;
/** IPv4 written as IPv6, RFC 4291 section 2.5.5.2. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const IPV6 = /^[0-9a-f:.]*:[0-9a-f:.]*$/i;

/** An IPv4 address as a number, or null when the text is none. */
export function parseIpv4(text: string): number | null {
  const octets = text.split('.');
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return null;
  return octets.reduce((number, octet) => number * 256 + Number(octet), 0);
}

/**
 * The addresses that an entry of the list covers: one address, a range, or a network with /1 to /32 (C-IPBLOCK-07 to
 * C-IPBLOCK-10, C-IPBLOCK-17). The start is asked for before it is checked. A network has no end of its own.
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
    const size = 2 ** (32 - Number(prefix));
    const network = first - (first % size);
    return { first: network, last: network + size - 1 };
  }
  if (to === '') return { first, last: first };
  const last = parseIpv4(to);
  return last === null || last < first ? 'ip_range_error' : { first, last };
}

/** Whether a range holds an address. */
export function holdsAddress({ first, last }: Ipv4Range, number: number): boolean {
  return number >= first && number <= last && number < ADDRESSES;
}

/** What an address is to a list of IPv4 addresses. The machine itself is the same by either protocol. */
export function readCallerAddress(address: string): CallerAddress {
  const text = address.trim();
  const number = parseIpv4(text === '::1' ? '127.0.0.1' : (MAPPED.exec(text)?.[1] ?? text));
  if (number !== null) return { kind: 'ipv4', number };
  return { kind: IPV6.test(text) ? 'ipv6' : 'unknown' };
}
