import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { isIn } from '../settings/index.ts';

/** An IPv6 address, as IPv4 where that is written as IPv6. The interface that it may name says nothing elsewhere. */
function parseIpv6(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const [withoutZone = ''] = address.split('%');
  return ipaddr.process(withoutZone);
}

/** An address in its short form: IPv4 written as IPv6 becomes IPv4 again. */
function plain(address: string): string {
  const trimmed = address.trim();
  if (isIP(trimmed) !== 6) return trimmed;
  const known = parseIpv6(trimmed);
  return known instanceof ipaddr.IPv4 ? known.toString() : trimmed;
}

/** The bits of an IPv6 address that name a network; the least that a customer is given. */
const NETWORK_BITS = 64;

/**
 * What a limit counts an address as: all that one caller can choose from is the same. That is the address itself in IPv4,
 * also where it is written as IPv6, and the network of 64 bits in IPv6.
 */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const known = parseIpv6(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/${NETWORK_BITS}`);
  return `${network.toString()}/${NETWORK_BITS}`;
}

/** Headers by which a proxy shows that it is in between. */
const SIGNS_OF_A_PROXY = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
] as const;

/** Where a call comes from, if that is known. */
export interface Origin {
  /** The socket's address, or what a trusted proxy says. */
  readonly address: string;
  /** Whether a proxy hides who calls; the address is then that of the proxy. */
  readonly isHidden: boolean;
}

/** The address at the other end of a request's connection; empty without one. */
function socketAddress(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? '');
  } catch {
    // Called without a socket, as tests do.
    return '';
  }
}

/**
 * Where a call comes from. X-Forwarded-For is believed only where trusted proxies wrote it: it is read from its end,
 * and the first address that is no trusted proxy is the caller.
 *
 * @param socket The address at the other end of the connection.
 * @param header Reads a header of the request, if it is there.
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
 * Whether a caller is known to be in one of the networks. Whom a proxy hides is in none: a proxy on this machine that is
 * not trusted would else put the whole world on this machine.
 */
export function comesFrom(networks: BlockList, { address, isHidden }: Origin): boolean {
  return !isHidden && isIn(networks, address);
}
