import { macAddress } from '@remote-console/domain';
import type { Player } from './player.ts';

/** The network of a fleet, for magic packets. */
export interface MagicPackets {
  /** Sends one to every device with this address. */
  readonly send: (mac: string) => void;
  /** Registers a device for packets to its address. */
  readonly connect: (player: Player) => void;
}

/** A network without devices. */
export function createMagicPackets(): MagicPackets {
  const players = new Map<string, Player[]>();
  return {
    send(mac) {
      for (const player of players.get(macAddress(mac) ?? '') ?? []) player.wake(Date.now());
    },
    connect(player) {
      const mac = macAddress(player.profile.inventory.mac_addr ?? '');
      if (mac !== null) players.set(mac, [...(players.get(mac) ?? []), player]);
    },
  };
}
