import type { Heartbeat, Telemetry } from '../contract/index.ts';
import { type RemoteKind, remoteKindsText } from '@remote-console/domain';
import type { ScreenImage } from '../protocol/index.ts';
import { hardwareFields, percentOf, processFields, softwareFields, within } from '../report/index.ts';
import { type DeviceProfile, processNames, softwareOf } from '../simulation/index.ts';
import { drawScreen } from './drawScreen.ts';
import { between, seededRandom, seedOf, type Random } from './seededRandom.ts';

/** A simulated device that produces one report after another. */
export interface SimulatedDevice {
  /** @param complete Whether the report has to include everything known about the device. */
  readonly report: (now: number, complete: boolean) => Heartbeat;
  /** Switches to another version of the agent. */
  readonly update: (version: string) => void;
  /** Was started at the given time. */
  readonly restart: (at: number) => void;
  /** Its screen as it is now. */
  readonly screen: (now: number) => ScreenImage;
}

const DAY_SECONDS = 86_400;
const REPORTS_PER_PROCESS_LIST = 10;
const GIGABYTE = 1024 ** 3;

/** One step of a random walk that stays within limits and is drawn back to its usual value. */
export function walk(
  value: number,
  { home, step, least, most }: { home: number; step: number; least: number; most: number },
  random: Random,
): number {
  const drawn = value + (home - value) * 0.1 + (random() * 2 - 1) * step;
  return within(drawn, { minimum: least, maximum: most });
}

function hasSensors({ dev_os_id: system }: DeviceProfile): boolean {
  return system === 1 || system === 2;
}

/**
 * Makes a device from its profile; everything random is derived from its guid.
 *
 * @param remoteKinds How people reach it from a browser.
 */
export function simulateDevice(profile: DeviceProfile, remoteKinds: readonly RemoteKind[] = []): SimulatedDevice {
  const random = seededRandom(seedOf(profile.guid));
  const home = { cpu: between(random, 4, 45), memory: between(random, 30, 78) };
  const disk = between(random, 12, 88);
  const startedBefore = between(random, 600, 40 * DAY_SECONDS);
  let cpu = home.cpu;
  let memory = home.memory;
  const line = between(random, 2_000, 400_000);
  let traffic = line;
  let startedAt: number | null = null;
  let reports = 0;
  let version = profile.dev_ver;

  function telemetry(now: number): Telemetry {
    cpu = walk(cpu, { home: home.cpu, step: 9, least: 1, most: 99 }, random);
    memory = walk(memory, { home: home.memory, step: 2, least: 15, most: 96 }, random);
    traffic = walk(traffic, { home: line, step: line / 2, least: 200, most: line * 8 }, random);
    startedAt ??= now - startedBefore * 1000;
    return {
      cpu_usage: percentOf(cpu),
      memory_usage: percentOf(memory),
      memory_capacity: profile.memory_capacity,
      hdd_usage: disk,
      hdd_capacity: profile.hdd_capacity,
      ...(hasSensors(profile)
        ? {
            cpu_temp: Math.round(36 + cpu * 0.45),
            hdd_temp: Math.round(31 + disk * 0.1),
            fan_speed_id: 700 + Math.round(cpu) * 18,
          }
        : {}),
      network_received: Math.round(traffic),
      network_sent: Math.round(traffic * 0.3),
      running_time: Math.max(0, Math.floor((now - startedAt) / 1000)),
      system_time: new Date(now).toISOString(),
    };
  }

  function processList() {
    const names = processNames(profile.dev_os_id);
    const parts = names.map(() => random() ** 3);
    const whole = parts.reduce((sum, part) => sum + part, 0) || 1;
    const processes = names.map((name, index) => {
      const part = (parts[index] ?? 0) / whole;
      return { name, cpu: percentOf(cpu * part), memory: percentOf(memory * part) };
    });
    return processFields(processes.sort((a, b) => b.cpu - a.cpu));
  }

  function wholeInventory() {
    const { inventory, dev_os_id: system, memory_capacity, hdd_capacity } = profile;
    const hardware = [
      { name: 'Processor', text: inventory.processor ?? '' },
      { name: 'Memory', text: `${Math.round(memory_capacity / GIGABYTE)} GB` },
      { name: 'Disk', text: `${Math.round(hdd_capacity / GIGABYTE)} GB` },
      { name: 'BIOS', text: inventory.bios ?? '' },
      { name: 'Network', text: inventory.mac_addr ?? '' },
    ];
    return {
      ...hardwareFields(hardware.filter(({ text }) => text !== '')),
      ...softwareFields(softwareOf(system)),
      ...inventory,
      dev_ver: version,
      remote_kinds: remoteKindsText(remoteKinds),
    };
  }

  return {
    update(next) {
      version = next;
    },
    restart(at) {
      startedAt = at;
    },
    screen: (now) => drawScreen(profile, { now, cpu, memory }),
    report(now, complete) {
      const renewProcesses = complete || reports % REPORTS_PER_PROCESS_LIST === 0;
      reports += 1;
      const state = telemetry(now);
      if (complete) return { telemetry: state, inventory: { ...wholeInventory(), ...processList() } };
      return renewProcesses ? { telemetry: state, inventory: processList() } : { telemetry: state };
    },
  };
}
