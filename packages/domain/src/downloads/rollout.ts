import { type OperatingSystemId, operatingSystemOf } from '../operatingSystems/index.ts';
import { compareAgentVersions } from './agentUpdate.ts';

/** A rollout's waves: one device, a tenth of them, and all others. */
export const ROLLOUT_WAVES = [1, 2, 3] as const;

/** A wave's index in its rollout. */
export type RolloutWave = (typeof ROLLOUT_WAVES)[number];

/**
 * A rollout's state: it continues automatically, waits for a user after failed updates, was ended by a user, or has no
 * devices left.
 */
export const ROLLOUT_STATES = ['running', 'paused', 'stopped', 'finished'] as const;

/** A rollout's state. */
export type RolloutState = (typeof ROLLOUT_STATES)[number];

/**
 * The state of a device in a rollout: it waits for its turn or until it is online, its agent has been asked, it has the
 * version, or it failed to get it.
 */
export const ROLLOUT_DEVICE_STATES = ['waiting', 'asked', 'updated', 'failed'] as const;

/** The state of a device in a rollout. */
export type RolloutDeviceState = (typeof ROLLOUT_DEVICE_STATES)[number];

/** What a user can do with a rollout: continue without the failed devices, retry them, or end it. */
export const ROLLOUT_ACTS = ['continue', 'retry', 'stop'] as const;

/** One of these actions. */
export type RolloutAct = (typeof ROLLOUT_ACTS)[number];

/** Systems whose agents can replace themselves; if a server has no program for one of them, it fails. */
const UPDATABLE: readonly OperatingSystemId[] = ['windows', 'linux', 'mac'];

/**
 * Whether a rollout of a version applies to a device: its agent can replace itself and has a different version that is
 * not newer.
 */
export function needsVersion(
  { osId, agentVersion }: { readonly osId: number; readonly agentVersion: string },
  version: string,
): boolean {
  if (version === '' || !UPDATABLE.includes(operatingSystemOf(osId).id)) return false;
  const order = compareAgentVersions(agentVersion, version);
  return order === null ? agentVersion !== version : order < 0;
}

/** How many of a company's devices are asked at the same time: each downloads a program from the server. */
export const ASKED_AT_ONCE = 50;

/** One in that many devices may fail before the rollout waits for a user. */
const TOLERATED_ONE_IN = 10;

/**
 * Assigns devices to waves: first one, then a tenth of all, then the others. Online devices come first, so that early
 * waves soon show whether the version works.
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

/** The number of devices in each state. */
export type WaveTally = Readonly<Record<RolloutDeviceState, number>>;

/** What determines how a rollout continues. */
export interface RolloutProgress {
  readonly wave: RolloutWave;
  /** The devices of this wave and the previous ones. */
  readonly tally: WaveTally;
  /** How many of the waiting devices are online: the others are asked whenever they come back, and hold nothing up. */
  readonly reachable: number;
  /** How many of the failed devices a user has already agreed to continue without. */
  readonly accepted: number;
}

/** A rollout's next step: wait for answers, wait for a user, start the next wave, or finish. */
export type RolloutStep = 'wait' | 'pause' | 'next-wave' | 'finish';

/** The number of devices. */
export function devicesOf(tally: WaveTally): number {
  return tally.waiting + tally.asked + tally.updated + tally.failed;
}

/**
 * A rollout's next step. It pauses as soon as more than a tenth of the devices whose turn has come have failed, not
 * only at the end of a wave: with nine devices or fewer, none may fail. In the last wave it continues until the last
 * device that was offline has come back.
 */
export function nextRolloutStep({ wave, tally, reachable, accepted }: RolloutProgress): RolloutStep {
  if ((tally.failed - accepted) * TOLERATED_ONE_IN > devicesOf(tally)) return 'pause';
  if (tally.asked > 0 || reachable > 0) return 'wait';
  if (wave < ROLLOUT_WAVES.length) return 'next-wave';
  return tally.waiting > 0 ? 'wait' : 'finish';
}

/** What a user may do with a rollout in this state: ended ones stay as they are. */
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

/** Whether a rollout still asks devices, or will once a user continues it. */
export function isRolloutOpen(state: RolloutState): boolean {
  return state === 'running' || state === 'paused';
}

/** The devices of a wave and the previous ones. */
export function talliesUpTo(waves: readonly WaveTally[], wave: RolloutWave): WaveTally {
  const sum = (state: RolloutDeviceState) => waves.slice(0, wave).reduce((total, tally) => total + tally[state], 0);
  return { waiting: sum('waiting'), asked: sum('asked'), updated: sum('updated'), failed: sum('failed') };
}

/** The scope of an open rollout. */
export interface OpenRollout {
  readonly version: string;
  /** The group that it updates, including subgroups; null for a group that has been deleted since. */
  readonly group: 'all' | number | null;
}

/** The scope of a requested rollout. */
export interface WantedRollout {
  readonly version: string;
  /** The selected group, followed by its subgroups. */
  readonly groups: 'all' | readonly number[];
}

/**
 * Whether an open rollout ends when another one starts: it is for another version, or the new one covers everything
 * that is left of it. Otherwise the new one has to wait, so that no agent is asked by both.
 */
export function yieldsTo(open: OpenRollout, wanted: WantedRollout): boolean {
  if (open.version !== wanted.version) return true;
  if (open.group === 'all') return false;
  if (wanted.groups === 'all') return true;
  const [, ...below] = wanted.groups;
  return open.group !== null && below.includes(open.group);
}
