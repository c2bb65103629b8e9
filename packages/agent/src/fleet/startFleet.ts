import { randomUUID } from 'node:crypto';
import { type AgentEnd, type AgentEvent, type AgentHandle, GOODBYE_MS, openAgentServer } from '../protocol/index.ts';
import { openFleetMemory } from '../storage/index.ts';
import type { FleetPlan } from '../simulation/index.ts';
import { createFleetPlayer } from './fleetPlayer.ts';
import { createMagicPackets } from './magicPackets.ts';
import type { BootTimes, Player } from './player.ts';
import { createPlayerTurns } from './playerTurns.ts';
import { playUntilStopped } from './playUntilStopped.ts';
import { usualOfflineShare } from './presence.ts';
import { createWatch } from './watch.ts';

/** How a fleet of simulated agents is started. */
export interface FleetOptions {
  /** Origin of the server. */
  readonly server: string;
  readonly plan: FleetPlan;
  /** Used instead of the tokens of the plan. */
  readonly enrolmentToken?: string | null;
  /** Where the agents' tokens are stored; null to enroll again at each start. */
  readonly dataFolder: string | null;
  /** Fraction of the devices that is offline, 0 to 1; by default 0 for ten or fewer, and 0.12 for more. */
  readonly offlineShare?: number;
  readonly onEvent?: (event: AgentEvent) => void;
  /** The largest fleet whose devices each wait for commands on their own connection. */
  readonly listenUpTo?: number;
  /** How long devices take to come back. */
  readonly bootTimes?: BootTimes;
}

const PARALLEL_GOODBYES = 8;
/** The largest fleet whose devices each wait for commands; in larger ones commands come with the answers to reports. */
const LISTENING_AT_MOST = 500;
const USUAL_BOOT_TIMES: BootTimes = { rebootMs: 25_000, wakeMs: 8000 };

/** Says goodbye for all devices that are online, while time allows. */
async function sayGoodbye(players: readonly Player[]): Promise<void> {
  const deadline = AbortSignal.timeout(GOODBYE_MS);
  const waiting = players.filter((player) => player.isOnline()).values();
  const speak = async () => {
    for (const player of waiting) {
      if (deadline.aborted) return;
      await player.session.goodbye(deadline);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_GOODBYES }, speak));
}

/**
 * Starts a fleet: each device of the plan enrolls and reports as a real one does, at its own point in the interval.
 *
 * @throws DamagedFileError when the data folder contains something else.
 */
export async function startFleet(options: FleetOptions): Promise<AgentHandle> {
  const { server, plan, dataFolder, onEvent = () => undefined } = options;
  const { listenUpTo = LISTENING_AT_MOST, bootTimes = USUAL_BOOT_TIMES } = options;
  const memory = await openFleetMemory(dataFolder, server);
  const stopping = new AbortController();
  let end: AgentEnd = { kind: 'stopped' };
  const watch = createWatch(onEvent, (failure) => {
    end = failure;
    stopping.abort();
  });
  const { signal } = stopping;
  const devices = plan.fleets
    .flatMap(({ devices, enrolmentToken }) => devices.map((profile) => ({ profile, enrolmentToken })))
    .filter(({ profile }) => !memory.isRemoved(profile.guid));
  const { offlineShare = usualOfflineShare(devices.length) } = options;
  const turns = createPlayerTurns({ watch, signal, isListening: devices.length <= listenUpTo });
  const packets = createMagicPackets();
  const fleet = {
    agentServer: openAgentServer(server),
    memory,
    run: randomUUID(),
    signal,
    offlineShare,
    bootTimes,
    sendPacket: packets.send,
    turnAt: (player: Player, at: number) => void turns.playAt(player, at),
  };
  const members = devices.map(({ profile, enrolmentToken }) =>
    createFleetPlayer(fleet, profile, options.enrolmentToken ?? enrolmentToken),
  );
  const players = members.map(({ player }) => player);
  for (const player of players) packets.connect(player);
  const ended = playUntilStopped({ players, watch, signal, play: turns.play, onLap: memory.save }).then(async () => {
    for (const { remote } of members) remote.endAll();
    if (end.kind === 'stopped') await sayGoodbye(players);
    await memory.save();
    return end;
  });
  return {
    ended,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
