import { newJob, type Job } from './transferJobs.ts';
import type { Conflict, Transfer } from './transfers.ts';

/**
 * How often progress is shown, in milliseconds: bytes arrive many times as often, and each time the page is
 * re-rendered.
 */
const SHOWN_EVERY_MS = 100;

/** What is shown of all transfers. */
export interface TransferList {
  readonly transfers: readonly Transfer[];
  /** The first file that is there already and waits for an answer. */
  readonly conflict: Conflict | null;
}

/** The transfers of a queue, in their order, and what is shown of them. */
export interface JobList {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => TransferList;
  readonly all: () => readonly Job[];
  readonly get: (id: number) => Job | undefined;
  readonly add: (work: Job['work']) => void;
  readonly remove: (id: number) => void;
  /** Changes what is shown of a transfer. */
  readonly show: (job: Job, change: Partial<Transfer>) => void;
  /** Notifies the listeners of what was added, removed or changed. */
  readonly notify: () => void;
  /** Notifies them in a moment, together of all that happens until then. */
  readonly notifySoon: () => void;
}

/** A list without transfers. */
export function createJobList(firstConflict: () => Conflict | null): JobList {
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();
  let nextId = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let list: TransferList = { transfers: [], conflict: null };

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    list = { transfers: [...jobs.values()].map(({ shown }) => shown), conflict: firstConflict() };
    for (const listener of listeners) listener();
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => list,
    all: () => [...jobs.values()],
    get: (id) => jobs.get(id),
    add: (work) => {
      jobs.set(nextId, newJob(nextId, work));
      nextId += 1;
    },
    remove: (id) => void jobs.delete(id),
    show: (job, change) => {
      job.shown = { ...job.shown, ...change };
      notify();
    },
    notify,
    notifySoon: () => {
      timer ??= setTimeout(notify, SHOWN_EVERY_MS);
    },
  };
}
