import { newJob, type Job } from './transferJobs.ts';
import type { Conflict, Transfer } from './transfers.ts';

/** Update interval of progress, in milliseconds: bytes arrive far more often, and each update re-renders. */
const SHOWN_EVERY_MS = 100;

/** The displayed state of all transfers. */
export interface TransferList {
  readonly transfers: readonly Transfer[];
  /** The first existing file waiting for an answer. */
  readonly conflict: Conflict | null;
}

/** The transfers of a queue, in order, and their displayed state. */
export interface JobList {
  readonly subscribe: (listener: () => void) => () => void;
  readonly shown: () => TransferList;
  readonly all: () => readonly Job[];
  readonly get: (id: number) => Job | undefined;
  readonly add: (work: Job['work']) => void;
  readonly remove: (id: number) => void;
  /** Changes the displayed state of a transfer. */
  readonly show: (job: Job, change: Partial<Transfer>) => void;
  /** Notifies the listeners of additions, removals and changes. */
  readonly notify: () => void;
  /** Notifies them shortly, once for everything until then. */
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
