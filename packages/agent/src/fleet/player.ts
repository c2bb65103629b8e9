import type { AgentCommand } from '@remote-console/api-client/contract';
import {
  type AgentSession,
  type BeatOutcome,
  type CommandOutcome,
  RESTARTING,
  UNKNOWN_COMMAND,
} from '../protocol/index.ts';
import { kindsOf, type RemoteHost, type RemoteServices } from '../remote/index.ts';
import type { DeviceProfile } from '../simulation/index.ts';
import { isPresent, PRESENCE_SPAN_MS } from './presence.ts';
import { simulateDevice } from './simulateDevice.ts';

/** How long a simulated device takes to come back, in milliseconds. */
export interface BootTimes {
  readonly rebootMs: number;
  readonly wakeMs: number;
}

/** A simulated device and its conversation. */
export interface Player {
  readonly profile: DeviceProfile;
  readonly session: AgentSession;
  /** Reports, or says goodbye once when it is offline; null when there was nothing to say. */
  readonly turn: (now: number) => Promise<BeatOutcome | null>;
  readonly isOnline: () => boolean;
  /** Whether the device was deleted in the console. */
  readonly isRemoved: () => boolean;
  /** Runs commands, each once, and says what became of it. */
  readonly run: (commands: readonly AgentCommand[]) => Promise<void>;
  /** Has the magic packet of its address: it comes online after a while, unless it is online or retired. */
  readonly wake: (now: number) => void;
  /** The server said that the device is deleted. */
  readonly remove: () => void;
}

/** What a player needs of its fleet. */
export interface PlayerOptions {
  readonly profile: DeviceProfile;
  readonly session: AgentSession;
  readonly offlineShare: number;
  readonly bootTimes: BootTimes;
  /** What people may do from a browser, and the connections by which they do. */
  readonly offers: RemoteServices;
  readonly remote: RemoteHost;
  /** Sends a magic packet to everybody of the fleet. */
  readonly sendPacket: (mac: string) => void;
  /** Wants a turn at a moment, before its regular one. */
  readonly turnAt: (player: Player, at: number) => void;
  readonly onRemoved: (profile: DeviceProfile) => void;
}

const REMEMBERED = 50;
const done = (reason: string): CommandOutcome => ({ outcome: 'done', reason });

/** Plays one device. */
export function createPlayer(options: PlayerOptions): Player {
  const { profile, session, offlineShare, bootTimes, offers, remote, sendPacket, turnAt, onRemoved } = options;
  const device = simulateDevice(profile, kindsOf(offers));
  const begun = new Set<number>();
  let online = false;
  /** How often everything had to be reported again, and how much of that the server has taken. */
  let owed = 1;
  let reported = 0;
  let removed = false;
  /** Offline until then, whatever the device's habit. */
  let offUntil = 0;
  /** Online until then, whatever the device's habit. */
  let onUntil = 0;

  function isHere(now: number): boolean {
    if (removed || profile.retired || now < offUntil) return false;
    return now < onUntil || isPresent(profile, now, offlineShare);
  }

  /** Goes offline for a while, or until it is woken. */
  async function goAway(until: number): Promise<void> {
    offUntil = until;
    onUntil = until === Number.POSITIVE_INFINITY ? 0 : until + PRESENCE_SPAN_MS;
    owed += 1;
    device.restart(until);
    online = false;
    remote.endAll();
    await session.goodbye();
  }

  async function run(command: AgentCommand): Promise<void> {
    const answer = (outcome: CommandOutcome) => session.answerCommand(command.pk, outcome);
    switch (command.type) {
      case 'update':
        device.update(command.value);
        owed += 1;
        await answer(done(`Updated to ${command.value}.`));
        return turnAt(player, Date.now());
      case 'agent_restart':
        owed += 1;
        await answer(RESTARTING);
        remote.endAll();
        return turnAt(player, Date.now());
      case 'reboot': {
        const back = Date.now() + bootTimes.rebootMs;
        await answer(done('Handed to the operating system.'));
        await goAway(back);
        return turnAt(player, back);
      }
      case 'shutdown':
        await answer(done('Handed to the operating system.'));
        return goAway(Number.POSITIVE_INFINITY);
      case 'wake':
        sendPacket(command.value);
        await answer(done('Sent to the network.'));
        return;
      case 'screen':
        await session.sendScreen(device.screen(Date.now()));
        return;
      case 'remote':
        await answer(remote.call(command.value));
        return;
      // As the agent of a real device: without an answer the command would be handed out again.
      default:
        command.type satisfies never;
        await answer(UNKNOWN_COMMAND);
    }
  }

  function remove(): void {
    if (removed) return;
    removed = true;
    online = false;
    remote.endAll();
    onRemoved(profile);
  }

  const player: Player = {
    profile,
    session,
    isOnline: () => online,
    isRemoved: () => removed,
    remove,
    wake(now) {
      if (online || removed || profile.retired) return;
      const up = now + bootTimes.wakeMs;
      offUntil = up;
      onUntil = up + PRESENCE_SPAN_MS;
      device.restart(up);
      turnAt(player, up);
    },
    async run(commands) {
      for (const command of commands) {
        if (begun.has(command.pk)) continue;
        begun.add(command.pk);
        const [oldest] = begun;
        if (begun.size > REMEMBERED && oldest !== undefined) begun.delete(oldest);
        await run(command);
      }
    },
    async turn(now) {
      if (!isHere(now)) {
        if (online) {
          remote.endAll();
          await session.goodbye();
        }
        online = false;
        return null;
      }
      let reporting = reported;
      const outcome = await session.beat(async (enrolled) => {
        const complete = enrolled || reported < owed;
        if (complete) reporting = owed;
        return device.report(now, complete);
      });
      if (outcome.kind === 'accepted') {
        reported = Math.max(reported, reporting);
        online = true;
        await player.run(outcome.commands);
      }
      if (outcome.kind === 'removed') remove();
      return outcome;
    },
  };
  return player;
}
