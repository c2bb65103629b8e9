import ipaddr from 'ipaddr.js';

/** The addresses of a device that determine which others it can reach without a router. */
export interface DeviceAddresses {
  /** The address that the server sees. */
  readonly publicIp: string;
  readonly ipAddress: string;
  readonly netmask: string;
}

/** An address's network in RFC 4632 notation, such as `192.168.3.7/24`; null when address or mask are not IPv4. */
function cidrOf(address: string, netmask: string): string | null {
  const { IPv4 } = ipaddr;
  if (!IPv4.isValidFourPartDecimal(address) || !IPv4.isValidFourPartDecimal(netmask)) return null;
  const prefix = IPv4.parse(netmask).prefixLengthFromSubnetMask();
  return prefix === null || prefix === 0 ? null : `${address}/${prefix}`;
}

/**
 * The IPv4 network of an address, such as `192.168.3.0`, or null when address or mask are not IPv4.
 *
 * @param netmask Dotted, such as `255.255.255.0`.
 */
export function networkOf(address: string, netmask: string): string | null {
  const cidr = cidrOf(address, netmask);
  return cidr && ipaddr.IPv4.networkAddressFromCIDR(cidr).toString();
}

/** A network's broadcast address, such as `192.168.3.255`, or null without an IPv4 network. */
export function broadcastAddress(address: string, netmask: string): string | null {
  const cidr = cidrOf(address, netmask);
  return cidr && ipaddr.IPv4.broadcastAddressFromCIDR(cidr).toString();
}

/** Whether an IPv4 address belongs to a network that exists in many places. */
function isPrivate(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address)) return false;
  return ['private', 'loopback', 'linkLocal'].includes(ipaddr.IPv4.parse(address).range());
}

/** How close two devices are. */
export type NetworkKinship = 'same-subnet' | 'same-address' | 'apart';

/**
 * How close two devices are: in one subnet, or at least behind one public address. Many sites use the same private
 * subnet, so two devices with different public addresses are apart whatever their subnets say.
 */
export function networkKinship(one: DeviceAddresses, other: DeviceAddresses): NetworkKinship {
  const known = one.publicIp !== '' && other.publicIp !== '';
  const together = known && one.publicIp === other.publicIp;
  const subnet = networkOf(one.ipAddress, one.netmask);
  if (subnet !== null && subnet === networkOf(other.ipAddress, other.netmask) && one.netmask === other.netmask) {
    const seenFromOutside = known && (!isPrivate(one.publicIp) || !isPrivate(other.publicIp));
    if (together || !seenFromOutside) return 'same-subnet';
  }
  return together ? 'same-address' : 'apart';
}
