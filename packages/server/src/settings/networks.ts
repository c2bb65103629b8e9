import { type BlockList, isIP } from 'node:net';

/** Whether an address is in one of the networks. */
export function isIn(networks: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
