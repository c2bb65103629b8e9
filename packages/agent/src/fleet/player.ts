import type { AgentCommand } from '../contract/index.ts';
import { type AgentSession, type BeatOutcome, eachCommandOnce } from '../protocol/index.ts';
import { kindsOf, type RemoteHost, type RemoteServices } from '../remote/index.ts';
import type { DeviceProfile } from '../simulation/index.ts';
import { playCommand } from './playCommand.ts';
import { playPresence } from './playedPresence.ts';
import { createReportDebt } from './reportDebt.ts';
import { simulateDevice } from './simulateDevice.ts';

/** How long a simulated device takes to come back, in milliseconds. */
export interface BootTimes {
  readonly rebootMs: number;
  readonly wakeMs: number;
}

/** A simulated device and its conversation with the server. */
export interface Player {
  readonly profile: DeviceProfile;
  readonly session: AgentSession;
  /** Reports, or says goodbye once when it is offline; null when there was nothing to say. */
  readonly turn: (now: number) => Promise<BeatOutcome | null>;
  readonly isOnline: () => boolean;
  /** Whether the device was deleted in the console. */
  readonly isRemoved: () => boolean;
  /** Runs commands, each once, and reports the outcomes. */
  readonly run: (commands: readonly AgentCommand[]) => Promise<void>;
  /** Receives a magic packet for its address: it comes online after a while, unless it is online or retired. */
  readonly wake: (now: number) => void;
  /** The server reported that the device was deleted. */
  readonly remove: () => void;
}

/** What a player needs from its fleet. */
export interface PlayerOptions {
  readonly profile: DeviceProfile;
  readonly session: AgentSession;
  readonly offlineShare: number;
  readonly bootTimes: BootTimes;
  /** What people may do from a browser, and the connections they use for it. */
  readonly offers: RemoteServices;
  readonly remote: RemoteHost;
  /** Sends a magic packet to the whole fleet. */
  readonly sendPacket: (mac: string) => void;
  /** Requests a turn at the given time, before its regular one. */
  readonly turnAt: (player: Player, at: number) => void;
  readonly onRemoved: (profile: DeviceProfile) => void;
}

/** Commands remembered so that none is run twice. */
const REMEMBERED = 50;

/** Simulates one device. */
export function createPlayer(options: PlayerOptions): Player {
  const { profile, session, offlineShare, bootTimes, offers, remote, sendPacket, turnAt, onRemoved } = options;
  const device = simulateDevice(profile, kindsOf(offers));
  const presence = playPresence(profile, offlineShare);
  const { owe, begin } = createReportDebt();
  let online = false;
  let removed = false;

  /** Goes offline for a while, or until it is woken. */
  async function goAway(until: number): Promise<void> {
    presence.awayUntil(until);
    owe();
    device.restart(until);
    online = false;
    remote.endAll();
    await session.goodbye();
  }

  /** Says goodbye once, when it is no longer online. */
  async function stayAway(): Promise<null> {
    if (online) {
      remote.endAll();
      await session.goodbye();
    }
    online = false;
    return null;
  }

  function remove(): void {
    if (removed) return;
    removed = true;
    online = false;
    remote.endAll();
    onRemoved(profile);
  }

  const commanded = {
    device,
    session,
    remote,
    rebootMs: bootTimes.rebootMs,
    sendPacket,
    owe,
    goAway,
    turnAt: (at: number) => turnAt(player, at),
  };

  const player: Player = {
    profile,
    session,
    isOnline: () => online,
    isRemoved: () => removed,
    remove,
    wake(now) {
      if (online || removed || profile.retired) return;
      const up = now + bootTimes.wakeMs;
      presence.awayUntil(up);
      device.restart(up);
      turnAt(player, up);
    },
    run: eachCommandOnce(REMEMBERED, (command) => playCommand(commanded, command)),
    async turn(now) {
      if (removed || !presence.isHere(now)) return stayAway();
      const report = begin();
      const outcome = await session.beat(async (enrolled) => device.report(now, report.mustBeComplete(enrolled)));
      if (outcome.kind === 'accepted') {
        report.taken();
        online = true;
        await player.run(outcome.commands);
      }
      if (outcome.kind === 'removed') remove();
      return outcome;
    },
  };
  return player;
}
