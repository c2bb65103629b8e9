import type { Inventory, Telemetry } from '../contract/index.ts';
import type { Machine } from '../real/machine.ts';

/** Telemetry that the contract accepts. */
export function someTelemetry(changes: Partial<Telemetry> = {}): Telemetry {
  return {
    cpu_usage: 12.5,
    hdd_usage: 40,
    hdd_capacity: 512_000_000_000,
    memory_usage: 61,
    memory_capacity: 16_000_000_000,
    running_time: 3600,
    system_time: '2026-11-21T03:00:00.000Z',
    ...changes,
  };
}

/** A machine without hardware; its inventory is read again for every report. */
export function aMachine(readInventory: () => Inventory = () => ({ os_name: 'Debian GNU/Linux 12' })): Machine {
  return {
    hostName: 'kiosk-03',
    operatingSystem: 2,
    readTelemetry: async () => someTelemetry(),
    inventory: [{ everyMs: 0, read: async () => readInventory() }],
  };
}
