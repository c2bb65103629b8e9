import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address in its short form: IPv4 written as IPv6 becomes IPv4 again. */
function plain(address: string): string {
  const trimmed = address.trim();
  return MAPPED.exec(trimmed)?.[1] ?? trimmed;
}

/** Whether an address is in one of the networks. */
export function isIn(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Where a call comes from. X-Forwarded-For is believed only as far as trusted proxies wrote it: it is read from its end,
 * and the first address that is no trusted proxy is the caller.
 *
 * @param socket The address at the other end of the connection.
 * @param forwarded The X-Forwarded-For header, if any.
 */
export function callerAddress(socket: string, forwarded: string | undefined, trusted: BlockList): string {
  let address = plain(socket);
  for (const hop of (forwarded ?? '').split(',').toReversed()) {
    if (!isIn(trusted, address)) return address;
    const earlier = plain(hop);
    if (isIP(earlier) === 0) return address;
    address = earlier;
  }
  return address;
}

/** The address at the other end of a request's connection; empty without one. */
export function socketAddress(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? '');
  } catch {
    // Called without a socket, as tests do.
    return '';
  }
}
