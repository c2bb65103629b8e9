import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIn } from '../settings/index.ts';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address in its short form: IPv4 written as IPv6 becomes IPv4 again. */
function plain(address: string): string {
  const trimmed = address.trim();
  return MAPPED.exec(trimmed)?.[1] ?? trimmed;
}

const GROUPS_OF_IPV6 = 8;
const GROUPS_OF_A_NETWORK = 4;

/** The groups of an IPv6 address, as short hexadecimal numbers. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  // One spelling of the many: no leading zeros, and no IPv4 at the end.
  const spelled = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [before = [], after = []] = spelled.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = GROUPS_OF_IPV6 - before.length - after.length;
  return [...before, ...Array.from({ length: left }, () => '0'), ...after];
}

/**
 * What a limit counts an address as: all that one caller can choose from is the same. That is the address itself in IPv4,
 * also where it is written as IPv6, and the network of 64 bits in IPv6, the least that a customer is given.
 */
export function countedAs(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [Math.floor(number / 256), number % 256])
    .join('.');
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
