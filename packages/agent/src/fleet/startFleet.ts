import { randomUUID } from 'node:crypto';
import type { AgentCommand } from '@remote-console/api-client/contract';
import { macAddress } from '@remote-console/domain';
import {
  type AgentEnd,
  type AgentEvent,
  type AgentHandle,
  createAgentApi,
  createAgentSession,
  GOODBYE_MS,
  listenForCommands,
  openAgentServer,
  wait,
} from '../protocol/index.ts';
import {
  createRemoteHost,
  dialRemote,
  offersOfSimulated,
  openByteStreams,
  type RemoteHost,
  simulatedPerson,
  UNATTENDED,
} from '../remote/index.ts';
import { openFleetMemory } from '../storage/index.ts';
import type { FleetPlan } from '../simulation/index.ts';
import { type BootTimes, createPlayer, type Player } from './player.ts';
import { usualOfflineShare } from './presence.ts';
import { createTimetable } from './timetable.ts';
import { createWatch, type Watch } from './watch.ts';

/** How a fleet of simulated agents is started. */
export interface FleetOptions {
  /** Origin of the server. */
  readonly server: string;
  readonly plan: FleetPlan;
  /** Used instead of the tokens of the plan. */
  readonly enrolmentToken?: string | null;
  /** Where the tokens of the agents are kept; null to enrol again at each start. */
  readonly dataFolder: string | null;
  /** Part of the devices that is offline, 0 to 1; by default none of ten or fewer, and 0.12 of more. */
  readonly offlineShare?: number;
  readonly onEvent?: (event: AgentEvent) => void;
  /** The largest fleet whose devices each wait for commands on a connection of their own. */
  readonly listenUpTo?: number;
  /** How long devices take to come back. */
  readonly bootTimes?: BootTimes;
}

const LATE_MS = 5000;
const PARALLEL = 4;
/** Devices that one turn under way may cover, so that large fleets keep their pace. */
const DEVICES_PER_TURN = 2500;
const PARALLEL_GOODBYES = 8;
/** The largest fleet whose devices each wait for commands; larger ones get theirs with their reports. */
const LISTENING_AT_MOST = 500;
const USUAL_BOOT_TIMES: BootTimes = { rebootMs: 25_000, wakeMs: 8000 };

interface Run {
  readonly players: readonly Player[];
  readonly watch: Watch;
  readonly signal: AbortSignal;
  /** Gives a player its turn. */
  readonly play: (player: Player) => Promise<void>;
  readonly onLap: () => Promise<void>;
}

/** Gives the players their turns until the signal: evenly, and never more than a few at once. */
async function playUntilStopped({ players, watch, signal, play, onLap }: Run): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let intervalMs = watch.intervalMs();
  let timetable = createTimetable(players.length, intervalMs, Date.now());

  const atOnce = Math.max(PARALLEL, Math.ceil(players.length / DEVICES_PER_TURN));

  while (!signal.aborted) {
    const { device, at } = timetable.next();
    const isAtPace = intervalMs === watch.intervalMs();
    const pause = isAtPace ? Math.max(at, watch.awayUntil()) - Date.now() : 0;
    if (pause > 0) await wait(pause, signal);
    if (signal.aborted) break;
    if (Date.now() - at > LATE_MS || intervalMs !== watch.intervalMs()) {
      // After an absence, or at another pace, the turns are spread again; nobody loses the place in the row.
      intervalMs = watch.intervalMs();
      timetable = createTimetable(players.length, intervalMs, Date.now(), device);
      continue;
    }
    timetable.take();
    const player = players[device];
    if (player) {
      const turn = play(player).finally(() => underWay.delete(turn));
      underWay.add(turn);
      // The next turn is planned at the interval that the first answer names.
      if (!watch.knowsInterval()) await turn;
    }
    if (underWay.size >= atOnce) await Promise.race(underWay);
    if (device === players.length - 1) await onLap();
  }
  await Promise.allSettled(underWay);
}

/** Says goodbye for all who are online, while time allows. */
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
 * Starts a fleet: each device of the plan enrols and reports as a real one does, at its own moment of the interval.
 *
 * @throws DamagedFileError when the data folder holds something else.
 */
export async function startFleet(options: FleetOptions): Promise<AgentHandle> {
  const { server, plan, dataFolder, onEvent = () => undefined } = options;
  const { listenUpTo = LISTENING_AT_MOST, bootTimes = USUAL_BOOT_TIMES } = options;
  const memory = await openFleetMemory(dataFolder, server);
  const agentServer = openAgentServer(server);
  const run = randomUUID();
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
  const asleep = new Map<string, Player[]>();
  const listening = new Set<Player>();
  const turns = new Map<Player, Promise<void>>();
  const remotes: RemoteHost[] = [];

  async function takeTurn(player: Player): Promise<void> {
    const outcome = await player.turn(Date.now());
    if (outcome && !signal.aborted) watch.note(outcome, Date.now());
    listenTo(player);
  }

  /** Gives a player its turn. One whose turn is still under way has no second one: it would enrol twice. */
  function play(player: Player): Promise<void> {
    const begun = turns.get(player);
    if (begun) return begun;
    const turn = takeTurn(player).finally(() => turns.delete(player));
    turns.set(player, turn);
    return turn;
  }

  /** Gives a player a turn that begins at a moment: what it has to say may be newer than the turn that is under way. */
  async function playAt(player: Player, at: number): Promise<void> {
    await wait(at - Date.now(), signal);
    await turns.get(player);
    if (!signal.aborted) await play(player);
  }

  /** Has a device wait for commands as long as it is online, where the fleet is small enough. */
  function listenTo(player: Player): void {
    if (players.length > listenUpTo || !player.isOnline() || listening.has(player)) return;
    listening.add(player);
    const ending = new AbortController();
    const until = AbortSignal.any([signal, ending.signal]);
    const run = async (commands: readonly AgentCommand[]) => {
      await player.run(commands);
      if (!player.isOnline()) ending.abort();
    };
    const listen = async () => {
      const end = await listenForCommands({ session: player.session, run, signal: until, random: Math.random });
      listening.delete(player);
      if (end === 'removed') player.remove();
    };
    void listen();
  }

  const players: readonly Player[] = devices.map(({ profile, enrolmentToken }) => {
    const prover = { key: memory.keyOf(profile.guid), run };
    const offers = offersOfSimulated(profile);
    const session = createAgentSession({
      api: createAgentApi(agentServer, prover),
      identity: {
        guid: profile.guid,
        host_name: profile.host_name,
        dev_os_id: profile.dev_os_id,
        dev_ver: profile.dev_ver,
        simulated: true,
      },
      enrolmentToken: options.enrolmentToken ?? enrolmentToken,
      agentToken: memory.tokenOf(profile.guid),
      keepToken: async (token) => memory.note(profile.guid, token),
      signal,
    });
    const remote = createRemoteHost({
      offers,
      notifier: simulatedPerson,
      sessions: UNATTENDED,
      dial: (connection, over) =>
        dialRemote({ server: agentServer, prover, token: session.token(), connection, signal: over }),
      openStreams: (key) => openByteStreams({ origin: agentServer.origin, key }),
    });
    remotes.push(remote);
    return createPlayer({
      profile,
      offlineShare,
      bootTimes,
      offers,
      remote,
      session,
      sendPacket: (mac) => {
        for (const player of asleep.get(macAddress(mac) ?? '') ?? []) player.wake(Date.now());
      },
      turnAt: (player, at) => void playAt(player, at),
      onRemoved: ({ guid }) => memory.noteRemoved(guid),
    });
  });
  for (const player of players) {
    const mac = macAddress(player.profile.inventory.mac_addr ?? '');
    if (mac !== null) asleep.set(mac, [...(asleep.get(mac) ?? []), player]);
  }
  const ended = playUntilStopped({ players, watch, signal, play, onLap: memory.save }).then(async () => {
    for (const remote of remotes) remote.endAll();
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
