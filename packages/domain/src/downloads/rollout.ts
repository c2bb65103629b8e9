import { type OperatingSystemId, operatingSystemOf } from '../operatingSystems/index.ts';
import { compareAgentVersions } from './agentUpdate.ts';

/** Waves of a rollout: one device, a tenth of them, and all others. */
export const ROLLOUT_WAVES = [1, 2, 3] as const;

/** The place of a wave in its rollout. */
export type RolloutWave = (typeof ROLLOUT_WAVES)[number];

/**
 * How far a rollout is: it goes on by itself, it waits for a person after updates that failed, a person ended it, or no
 * device is left.
 */
export const ROLLOUT_STATES = ['running', 'paused', 'stopped', 'finished'] as const;

/** How far a rollout is. */
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/**
 * How far a device of a rollout is: it waits for its turn or until it is online, its agent is asked, it has the version,
 * or it could not get it.
 */
export const ROLLOUT_DEVICE_STATES = ['waiting', 'asked', 'updated', 'failed'] as const;

/** How far a device of a rollout is. */
export type RolloutDeviceState = (typeof ROLLOUT_DEVICE_STATES)[number];

/** What a person can do about a rollout: let it go on without the devices that failed, ask these again, or end it. */
export const ROLLOUT_ACTS = ['continue', 'retry', 'stop'] as const;

/** What a person can do about a rollout. */
export type RolloutAct = (typeof ROLLOUT_ACTS)[number];

/** Systems whose agents can replace themselves; a server may have no program for one of them, which fails then. */
const UPDATABLE: readonly OperatingSystemId[] = ['windows', 'linux', 'mac'];

/**
 * Whether a rollout of a version is about a device: its agent can replace itself and has another version, which is not
 * newer.
 */
export function needsVersion(
  { osId, agentVersion }: { readonly osId: number; readonly agentVersion: string },
  version: string,
): boolean {
  if (version === '' || !UPDATABLE.includes(operatingSystemOf(osId).id)) return false;
  const order = compareAgentVersions(agentVersion, version);
  return order === null ? agentVersion !== version : order < 0;
}

/** How many devices of a company are asked at the same moment: each downloads a program from the server. */
export const ASKED_AT_ONCE = 50;

/** One device of that many may fail before the rollout waits for a person. */
const TOLERATED_ONE_IN = 10;

/**
 * Puts devices into waves: one first, then a tenth of all, then the others. Devices that are online come first, so that the
 * early waves say something about the version soon.
 *
 * @returns the devices of each wave; a later wave may be empty.
 */
export function planWaves<Device extends { readonly isOnline: boolean }>(
  devices: readonly Device[],
): readonly { readonly wave: RolloutWave; readonly devices: readonly Device[] }[] {
  const ordered = [...devices.filter(({ isOnline }) => isOnline), ...devices.filter(({ isOnline }) => !isOnline)];
  const second = 1 + Math.ceil(devices.length / 10);
  return [
    { wave: 1, devices: ordered.slice(0, 1) },
    { wave: 2, devices: ordered.slice(1, second) },
    { wave: 3, devices: ordered.slice(second) },
  ];
}

/** How many devices are how far. */
export type WaveTally = Readonly<Record<RolloutDeviceState, number>>;

/** What decides how a rollout goes on. */
export interface RolloutProgress {
  readonly wave: RolloutWave;
  /** The devices of this wave and of those before it. */
  readonly tally: WaveTally;
  /** How many of those that wait are online: the others are asked whenever they come back, and hold nobody up. */
  readonly reachable: number;
  /** How many of those that failed a person has already agreed to go on without. */
  readonly accepted: number;
}

/** What happens to a rollout next: it waits for answers, it waits for a person, its next wave begins, or it is over. */
export type RolloutStep = 'wait' | 'pause' | 'next-wave' | 'finish';

/** How many devices there are. */
export function devicesOf(tally: WaveTally): number {
  return tally.waiting + tally.asked + tally.updated + tally.failed;
}

/**
 * What happens to a rollout next. It pauses as soon as more than a tenth of the devices whose turn has come failed, not
 * only at the end of a wave: of nine devices or fewer, none may fail. In the last wave it goes on until the last device
 * that was offline has come back.
 */
export function nextRolloutStep({ wave, tally, reachable, accepted }: RolloutProgress): RolloutStep {
  if ((tally.failed - accepted) * TOLERATED_ONE_IN > devicesOf(tally)) return 'pause';
  if (tally.asked > 0 || reachable > 0) return 'wait';
  if (wave < ROLLOUT_WAVES.length) return 'next-wave';
  return tally.waiting > 0 ? 'wait' : 'finish';
}

/** What a person may do about a rollout that is so far: what has ended stays as it is. */
export function rolloutActs(state: RolloutState): readonly RolloutAct[] {
  switch (state) {
    case 'running':
      return ['stop'];
    case 'paused':
      return ROLLOUT_ACTS;
    case 'stopped':
    case 'finished':
      return [];
  }
}

/** Whether a rollout still asks devices, or will when a person lets it. */
export function isRolloutOpen(state: RolloutState): boolean {
  return state === 'running' || state === 'paused';
}

/** The devices of a wave and of those before it. */
export function talliesUpTo(waves: readonly WaveTally[], wave: RolloutWave): WaveTally {
  const sum = (state: RolloutDeviceState) => waves.slice(0, wave).reduce((total, tally) => total + tally[state], 0);
  return { waiting: sum('waiting'), asked: sum('asked'), updated: sum('updated'), failed: sum('failed') };
}

/** What an open rollout is about. */
export interface OpenRollout {
  readonly version: string;
  /** The group that it updates, with those below it; null for a group that has been deleted since. */
  readonly group: 'all' | number | null;
}

/** What a rollout is wished for. */
export interface WantedRollout {
  readonly version: string;
  /** The chosen group and, after it, the groups below it. */
  readonly groups: 'all' | readonly number[];
}

/**
 * Whether an open rollout ends when another one starts: it is of another version, or the new one takes over everything
 * that is left of it. Else the new one has to wait, so that no agent is asked by two of them.
 */
export function yieldsTo(open: OpenRollout, wanted: WantedRollout): boolean {
  if (open.version !== wanted.version) return true;
  if (open.group === 'all') return false;
  if (wanted.groups === 'all') return true;
  const [, ...below] = wanted.groups;
  return open.group !== null && below.includes(open.group);
}
