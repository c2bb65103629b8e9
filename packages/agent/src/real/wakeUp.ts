import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { type AgentReasonCode, broadcastAddress, magicPacket } from '@remote-console/domain';

/** The discard port, the customary destination of wake-on-LAN. */
const WAKE_PORT = 9;

/** A packet that was not sent, for a reason that the console can put into words. */
export class WakeError extends Error {
  readonly code: AgentReasonCode;

  constructor(code: AgentReasonCode) {
    super(code);
    this.code = code;
  }
}

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
 * @throws WakeError when the address is invalid, or there is no network; a system error when no network accepted it.
 */
export async function wakeUp(
  mac: string,
  targets: readonly WakeTarget[] = broadcastTargets(networkInterfaces()),
): Promise<readonly string[]> {
  const packet = magicPacket(mac);
  if (packet === null) throw new WakeError('bad_mac');
  if (targets.length === 0) throw new WakeError('no_network');
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
    if (sent.length === 0) throw failure ?? new WakeError('wake_failed');
    return sent;
  } finally {
    socket.close();
  }
}
