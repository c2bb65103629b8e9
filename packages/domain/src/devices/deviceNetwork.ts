/** The addresses of a device that decide which others it can reach without a router. */
export interface DeviceAddresses {
  /** The address that the server sees. */
  readonly s_pub_ip: string;
  readonly ip_addr: string;
  readonly netmask: string;
}

const OCTET = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;

/** An IPv4 address as a number from 0 to 2^32 - 1, or null for anything else. */
function addressNumber(address: string): number | null {
  const octets = address.split('.');
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet))) return null;
  return octets.reduce((sum, octet) => sum * 256 + Number(octet), 0);
}

function addressText(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** How many host addresses a mask leaves, or null for what is no mask: ones must come before zeros. */
function sizeOfMask(netmask: string): number | null {
  const mask = addressNumber(netmask);
  if (mask === null || mask === 0) return null;
  const size = 2 ** 32 - mask;
  return Number.isInteger(Math.log2(size)) ? size : null;
}

/**
 * The IPv4 network of an address, such as `192.168.3.0`, or null when address or mask are not IPv4.
 *
 * @param netmask Dotted, such as `255.255.255.0`.
 */
export function networkOf(address: string, netmask: string): string | null {
  const [number, size] = [addressNumber(address), sizeOfMask(netmask)];
  return number === null || size === null ? null : addressText(number - (number % size));
}

/** The address that reaches everybody of a network, such as `192.168.3.255`, or null without an IPv4 network. */
export function broadcastAddress(address: string, netmask: string): string | null {
  const [number, size] = [addressNumber(address), sizeOfMask(netmask)];
  return number === null || size === null ? null : addressText(number - (number % size) + size - 1);
}

const PRIVATE_NETWORKS = [
  ['10.0.0.0', '255.0.0.0'],
  ['172.16.0.0', '255.240.0.0'],
  ['192.168.0.0', '255.255.0.0'],
  ['127.0.0.0', '255.0.0.0'],
  ['169.254.0.0', '255.255.0.0'],
] as const;

/** Whether an IPv4 address is of a network that many places have. */
function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.some(([network, mask]) => networkOf(address, mask) === network);
}

/** How near two devices are. */
export type NetworkKinship = 'same-subnet' | 'same-address' | 'apart';

/**
 * How near two devices are: in one subnet, or at least behind one public address. Many sites use the same private
 * subnet, so two devices that come from different public addresses are apart whatever their subnets say.
 */
export function networkKinship(one: DeviceAddresses, other: DeviceAddresses): NetworkKinship {
  const known = one.s_pub_ip !== '' && other.s_pub_ip !== '';
  const together = known && one.s_pub_ip === other.s_pub_ip;
  const subnet = networkOf(one.ip_addr, one.netmask);
  if (subnet !== null && subnet === networkOf(other.ip_addr, other.netmask) && one.netmask === other.netmask) {
    const seenFromOutside = known && (!isPrivate(one.s_pub_ip) || !isPrivate(other.s_pub_ip));
    if (together || !seenFromOutside) return 'same-subnet';
  }
  return together ? 'same-address' : 'apart';
}

const MAC_ADDRESS = /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/;

/**
 * A hardware address in the one spelling that is compared and stored, `0A:1B:2C:3D:4E:5F`; null for anything else, and
 * for the addresses that no card has.
 */
export function macAddress(text: string): string | null {
  const digits = text.trim().replaceAll(/[:.-]/g, '').toUpperCase();
  const address = digits.match(/../g)?.join(':') ?? '';
  if (!MAC_ADDRESS.test(address) || digits.length !== 12) return null;
  return address === '00:00:00:00:00:00' || address === 'FF:FF:FF:FF:FF:FF' ? null : address;
}

/** Six bytes of ones and sixteen times the hardware address: what wakes a machine. */
export function magicPacket(mac: string): Uint8Array | null {
  const address = macAddress(mac);
  if (address === null) return null;
  const bytes = address.split(':').map((digits) => Number.parseInt(digits, 16));
  return Uint8Array.from([...Array.from({ length: 6 }, () => 0xff), ...Array.from({ length: 16 }, () => bytes).flat()]);
}
