import type { ServerTaskName } from '@remote-console/domain';
import type { Clock, EventBus } from '../database/index.ts';

/** The outcome of the last run of a background task. */
export interface TaskRun {
  readonly name: ServerTaskName;
  readonly everyMs: number;
  /** When it last ended, epoch milliseconds; null before that. */
  readonly lastRun: number | null;
  readonly failed: boolean;
}

/** Records what background tasks do. */
export interface TaskLog {
  readonly begun: (name: ServerTaskName, everyMs: number) => void;
  readonly ended: (name: ServerTaskName, failed: boolean) => void;
  readonly runs: () => readonly TaskRun[];
}

/** Starts recording the background tasks of this process; they end with it, so nothing about them is stored. */
export function createTaskLog(now: Clock): TaskLog {
  const runs = new Map<ServerTaskName, TaskRun>();
  return {
    begun: (name, everyMs) => void runs.set(name, { name, everyMs, lastRun: null, failed: false }),
    ended(name, failed) {
      const run = runs.get(name);
      if (run) runs.set(name, { ...run, lastRun: now(), failed });
    },
    runs: () => [...runs.values()],
  };
}

/** The state of this process: what its operator asks about and no row says. */
export interface ServerPulse {
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly tasks: TaskLog['runs'];
  /** When the last event arrived that this process sent to screens, and how late it was; null before the first. */
  readonly lastEvent: () => { readonly at: number; readonly lagMs: number } | null;
}

/** Monitors one process. */
export function createServerPulse(bus: EventBus, now: Clock, tasks: TaskLog): ServerPulse {
  let last: ReturnType<ServerPulse['lastEvent']> = null;
  bus.subscribe(({ created_at }) => {
    last = { at: now(), lagMs: Math.max(0, now() - created_at) };
  });
  return { startedAt: now(), tasks: tasks.runs, lastEvent: () => last };
}
