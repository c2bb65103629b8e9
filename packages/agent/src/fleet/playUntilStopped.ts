import { wait } from '../protocol/index.ts';
import type { Player } from './player.ts';
import { createTimetable } from './timetable.ts';
import type { Watch } from './watch.ts';

const LATE_MS = 5000;
const PARALLEL = 4;
/** How many devices share one concurrent turn, so that large fleets keep their pace. */
const DEVICES_PER_TURN = 2500;

/** The players, and what to do in each turn and each lap. */
export interface Run {
  readonly players: readonly Player[];
  readonly watch: Watch;
  readonly signal: AbortSignal;
  /** Gives a player its turn. */
  readonly play: (player: Player) => Promise<void>;
  readonly onLap: () => Promise<void>;
}

/** Gives the players their turns until the signal: evenly spread, and never more than a few at a time. */
export async function playUntilStopped({ players, watch, signal, play, onLap }: Run): Promise<void> {
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
      // After a pause or a change of pace the turns are spread again; nobody loses their place in the order.
      intervalMs = watch.intervalMs();
      timetable = createTimetable(players.length, intervalMs, Date.now(), device);
      continue;
    }
    timetable.take();
    const player = players[device];
    if (player) {
      const turn = play(player).finally(() => underWay.delete(turn));
      underWay.add(turn);
      // The next turn is scheduled at the interval given in the first answer.
      if (!watch.knowsInterval()) await turn;
    }
    if (underWay.size >= atOnce) await Promise.race(underWay);
    if (device === players.length - 1) await onLap();
  }
  await Promise.allSettled(underWay);
}
