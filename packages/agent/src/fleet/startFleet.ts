import { GOODBYE_MS, type AgentEnd, type AgentEvent, type AgentHandle } from '../protocol/agentHandle.ts';
import { createAgentApi } from '../protocol/agentApi.ts';
import { createAgentSession, type AgentSession, type BeatOutcome } from '../protocol/agentSession.ts';
import { pauseAfter } from '../protocol/backoff.ts';
import { wait } from '../protocol/wait.ts';
import { openFleetMemory } from '../storage/fleetFile.ts';
import type { DeviceProfile, FleetPlan } from './deviceProfile.ts';
import { isPresent, OFFLINE_SHARE } from './presence.ts';
import { simulateDevice } from './simulateDevice.ts';
import { createTimetable } from './timetable.ts';

/** How a fleet of simulated agents is started. */
export interface FleetOptions {
  /** Origin of the server. */
  readonly server: string;
  readonly plan: FleetPlan;
  /** Used instead of the tokens of the plan. */
  readonly enrolmentToken?: string | null;
  /** Where the tokens of the agents are kept; null to enrol anew at each start. */
  readonly dataFolder: string | null;
  /** Part of the devices that is offline, 0 to 1; the demo's unless told. */
  readonly offlineShare?: number;
  readonly onEvent?: (event: AgentEvent) => void;
}

const FIRST_INTERVAL_MS = 30_000;
const LATE_MS = 5000;
const PARALLEL = 4;
const PARALLEL_GOODBYES = 8;

/** A simulated device and its conversation. */
interface Player {
  readonly profile: DeviceProfile;
  readonly session: AgentSession;
  /** Reports, or says goodbye once when it goes offline; null when there was nothing to say. */
  readonly turn: (now: number, present: boolean) => Promise<BeatOutcome | null>;
  readonly isOnline: () => boolean;
}

function createPlayer(profile: DeviceProfile, session: AgentSession): Player {
  const device = simulateDevice(profile);
  let online = false;
  let complete = true;
  return {
    profile,
    session,
    isOnline: () => online,
    async turn(now, present) {
      if (!present) {
        if (online) await session.goodbye();
        online = false;
        return null;
      }
      const outcome = await session.beat(async (enrolled) => device.report(now, complete || enrolled));
      if (outcome.kind === 'accepted') complete = false;
      online = outcome.kind === 'accepted' || online;
      return outcome;
    },
  };
}

/** What the turns of all players say about the server. */
function createWatch(onEvent: (event: AgentEvent) => void, fail: (end: AgentEnd) => void) {
  let failures = 0;
  let connected = false;
  let awayUntil = 0;
  let intervalMs = FIRST_INTERVAL_MS;
  return {
    awayUntil: () => awayUntil,
    intervalMs: () => intervalMs,
    note(outcome: BeatOutcome, now: number) {
      switch (outcome.kind) {
        case 'accepted':
          if (!connected) onEvent({ kind: 'connected' });
          connected = true;
          failures = 0;
          awayUntil = 0;
          intervalMs = outcome.intervalSeconds * 1000;
          break;
        case 'away':
          // Turns that were under way together count as one failure.
          if (now < awayUntil) break;
          if (connected || failures === 0) onEvent({ kind: 'waiting', reason: outcome.reason });
          connected = false;
          failures += 1;
          awayUntil = now + pauseAfter(failures, Math.random());
          break;
        case 'declined':
          // One device may be refused while others are welcome; it has its next turn in the next lap.
          awayUntil = Math.max(awayUntil, now + (outcome.retryAfterSeconds ?? 0) * 1000);
          if (failures === 0 && !connected) onEvent({ kind: 'waiting', reason: outcome.reason });
          failures = Math.max(failures, 1);
          break;
        case 'fatal':
          fail({ kind: 'failed', reason: outcome.reason });
          break;
      }
    },
  };
}

type Watch = ReturnType<typeof createWatch>;

interface Run {
  readonly players: readonly Player[];
  readonly watch: Watch;
  readonly signal: AbortSignal;
  readonly offlineShare: number;
  readonly onLap: () => Promise<void>;
}

/** Gives the players their turns until the signal: evenly, and never more than a few at once. */
async function playUntilStopped({ players, watch, signal, offlineShare, onLap }: Run): Promise<void> {
  const underWay = new Set<Promise<void>>();
  let intervalMs = watch.intervalMs();
  let timetable = createTimetable(players.length, intervalMs, Date.now());

  async function play(player: Player) {
    const now = Date.now();
    const outcome = await player.turn(now, isPresent(player.profile, now, offlineShare));
    if (outcome && !signal.aborted) watch.note(outcome, Date.now());
  }

  while (!signal.aborted) {
    const { device, at } = timetable.next();
    const pause = Math.max(at, watch.awayUntil()) - Date.now();
    if (pause > 0) await wait(pause, signal);
    if (signal.aborted) break;
    if (Date.now() - at > LATE_MS || intervalMs !== watch.intervalMs()) {
      // After an absence, or at another pace, the turns are spread anew; nobody loses the place in the row.
      intervalMs = watch.intervalMs();
      timetable = createTimetable(players.length, intervalMs, Date.now(), device);
      continue;
    }
    timetable.take();
    const player = players[device];
    if (player) {
      const turn = play(player).finally(() => underWay.delete(turn));
      underWay.add(turn);
    }
    if (underWay.size >= PARALLEL) await Promise.race(underWay);
    if (device === players.length - 1) await onLap();
  }
  await Promise.allSettled(underWay);
}

/** Says goodbye for all who are online, as far as the time allows. */
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
  const { server, plan, dataFolder, offlineShare = OFFLINE_SHARE, onEvent = () => undefined } = options;
  const memory = await openFleetMemory(dataFolder, server);
  const api = createAgentApi(server);
  const stopping = new AbortController();
  let end: AgentEnd = { kind: 'stopped' };
  const watch = createWatch(onEvent, (failure) => {
    end = failure;
    stopping.abort();
  });
  const devices = plan.fleets.flatMap(({ devices, enrolmentToken }) =>
    devices.map((profile) => ({ profile, enrolmentToken })),
  );
  const players = devices.map(({ profile, enrolmentToken }) =>
    createPlayer(
      profile,
      createAgentSession({
        api,
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
        signal: stopping.signal,
      }),
    ),
  );
  const ended = playUntilStopped({ players, watch, signal: stopping.signal, offlineShare, onLap: memory.save }).then(
    async () => {
      if (end.kind === 'stopped') await sayGoodbye(players);
      await memory.save();
      return end;
    },
  );
  return {
    ended,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
