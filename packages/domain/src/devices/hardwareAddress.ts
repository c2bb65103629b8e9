const MAC_ADDRESS = /^[0-9A-F]{2}(?::[0-9A-F]{2}){5}$/;

/**
 * A hardware address in the canonical form for comparing and storing, `0A:1B:2C:3D:4E:5F`; null for anything else, and
 * for addresses that no network card has.
 */
export function macAddress(text: string): string | null {
  const digits = text.trim().replaceAll(/[:.-]/g, '').toUpperCase();
  const address = digits.match(/../g)?.join(':') ?? '';
  if (!MAC_ADDRESS.test(address) || digits.length !== 12) return null;
  return address === '00:00:00:00:00:00' || address === 'FF:FF:FF:FF:FF:FF' ? null : address;
}

/** Six 0xFF bytes and the hardware address sixteen times: the packet that wakes a machine. */
export function magicPacket(mac: string): Uint8Array | null {
  const address = macAddress(mac);
  if (address === null) return null;
  const bytes = address.split(':').map((digits) => Number.parseInt(digits, 16));
  return Uint8Array.from([...Array.from({ length: 6 }, () => 0xff), ...Array.from({ length: 16 }, () => bytes).flat()]);
}
