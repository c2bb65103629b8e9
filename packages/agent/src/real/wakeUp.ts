import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { broadcastAddress, magicPacket } from '@remote-console/domain';

/** The discard port, the customary destination of wake-on-LAN. */
const WAKE_PORT = 9;

/** Where a magic packet is sent. */
export interface WakeTarget {
  readonly address: string;
  readonly port: number;
}

/** The broadcast addresses of the networks this machine is in. */
export function broadcastTargets(interfaces: ReturnType<typeof networkInterfaces>): readonly WakeTarget[] {
  const addresses = Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address, netmask }) => broadcastAddress(address, netmask))
    .filter((address) => address !== null);
  return [...new Set(addresses)].map((address) => ({ address, port: WAKE_PORT }));
}

/**
 * Sends a packet that wakes a machine.
 *
 * @param mac Hardware address of the machine.
 * @param targets Where to send it; every network of this machine by default.
 * @returns the addresses it was sent to.
 * @throws when the address is invalid, or when no network accepted the packet.
 */
export async function wakeUp(
  mac: string,
  targets: readonly WakeTarget[] = broadcastTargets(networkInterfaces()),
): Promise<readonly string[]> {
  const packet = magicPacket(mac);
  if (packet === null) throw new Error('This is not a hardware address.');
  if (targets.length === 0) throw new Error('This machine is not in any IPv4 network.');
  const socket = createSocket('udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.bind(0, resolve);
    });
    socket.setBroadcast(true);
    const sent: string[] = [];
    let failure: Error | null = null;
    for (const { address, port } of targets) {
      const error = await new Promise<Error | null>((resolve) => socket.send(packet, port, address, resolve));
      if (error) failure = error;
      else sent.push(address);
    }
    if (sent.length === 0) throw failure ?? new Error('The packet could not be sent.');
    return sent;
  } finally {
    socket.close();
  }
}
