import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { isIn } from '../settings/index.ts';

/** An IPv6 address, as IPv4 if it is an IPv4-mapped one. A zone index means nothing elsewhere. */
function parseIpv6(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const [withoutZone = ''] = address.split('%');
  return ipaddr.process(withoutZone);
}

/** An address in its short form: IPv4-mapped IPv6 becomes IPv4 again. */
function plain(address: string): string {
  const trimmed = address.trim();
  if (isIP(trimmed) !== 6) return trimmed;
  const known = parseIpv6(trimmed);
  return known instanceof ipaddr.IPv4 ? known.toString() : trimmed;
}

/** The network bits of an IPv6 address; the smallest network given to a customer. */
const NETWORK_BITS = 64;

/**
 * The form in which a limit counts an address: everything that one caller can choose from is the same. For IPv4, also
 * if mapped to IPv6, that is the address itself, and for IPv6 the network of 64 bits.
 */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const known = parseIpv6(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
}

/** Headers that reveal a proxy in between. */
const SIGNS_OF_A_PROXY = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
] as const;

/** Where a call comes from, if known. */
export interface Origin {
  /** The socket's address, or what a trusted proxy says. */
  readonly address: string;
  /** Whether a proxy hides the caller; the address is then the proxy's. */
  readonly isHidden: boolean;
}

/** The address at the other end of a request's connection; empty without one. */
function socketAddress(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? '');
  } catch {
    // Called without a socket, as in tests.
    return '';
  }
}

/**
 * Where a call comes from. X-Forwarded-For is trusted only where trusted proxies wrote it: it is read from its end, and
 * the first address that is not a trusted proxy is the caller.
 *
 * @param socket The address at the other end of the connection.
 * @param header Reads a header of the request, if it exists.
 */
export function readOrigin(socket: string, header: (name: string) => string | undefined, trusted: BlockList): Origin {
  let address = plain(socket);
  const forwarded = header('x-forwarded-for');
  if (forwarded === undefined || !isIn(trusted, address)) {
    return { address, isHidden: SIGNS_OF_A_PROXY.some((name) => header(name) !== undefined) };
  }
  for (const hop of forwarded.split(',').toReversed()) {
    const earlier = plain(hop);
    if (isIP(earlier) === 0) return { address, isHidden: true };
    address = earlier;
    if (!isIn(trusted, address)) break;
  }
  return { address, isHidden: false };
}

/** Where a request comes from. */
export function originOf(context: Context, trusted: BlockList): Origin {
  return readOrigin(socketAddress(context), (name) => context.req.header(name), trusted);
}

/**
 * Whether a caller is known to be in one of the networks. A caller hidden by a proxy is in none: otherwise an untrusted
 * proxy on this machine would make the whole world appear local.
 */
export function comesFrom(networks: BlockList, { address, isHidden }: Origin): boolean {
  return !isHidden && isIn(networks, address);
}
