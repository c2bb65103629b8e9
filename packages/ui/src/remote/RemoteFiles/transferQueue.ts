import { FilesDisconnected, FileFault, freeName, KEEP_PARTIAL, type FilesCaller } from '@remote-console/domain';
import { createConflictList } from './conflictList.ts';
import { runDownload, startDownload, type Download } from './runDownload.ts';
import { runUpload, startUpload, type Upload } from './runUpload.ts';
import { discardSaved, newJob, transferFault, type Job } from './transferJobs.ts';
import type { Conflict, ConflictAnswer, DownloadOrder, Transfer, UploadOrder } from './transfers.ts';
import { readFolder } from './useFolder.ts';

/** Transfers that move at the same time: more would only share the same line. */
const AT_ONCE = 2;

/** How often, and after how many milliseconds, an upload is tried again that the device still takes for running. */
const BUSY_TRIES = 20;
const BUSY_MS = 2000;

/** How often progress is shown, in milliseconds: bytes arrive many times as often, and each time the page is drawn again. */
const SHOWN_EVERY_MS = 100;

/** What is shown of all transfers. */
export interface TransferList {
  readonly transfers: readonly Transfer[];
  /** The first file that is there already and waits for an answer. */
  readonly conflict: Conflict | null;
}

/** The transfers between this browser and a device. */
export interface TransferQueue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => TransferList;
  /** Tells when a file has arrived at the device. */
  readonly whenArrived: (listener: (order: UploadOrder) => void) => () => void;
  /** Gives the connection over which transfers go on; null while there is none. */
  readonly connect: (caller: FilesCaller | null) => void;
  readonly upload: (orders: readonly UploadOrder[]) => void;
  readonly download: (order: DownloadOrder) => void;
  readonly pause: (id: number) => void;
  /** Goes on with a transfer that was paused or failed. */
  readonly resume: (id: number) => void;
  /** Ends a transfer and forgets it; what has arrived of it is removed. */
  readonly remove: (id: number) => void;
  readonly answer: (answer: ConflictAnswer, forAll: boolean) => void;
}

const PAUSED = 'paused by the person';

/** A queue without transfers. */
export function createTransferQueue(): TransferQueue {
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();
  const arrivals = new Set<(order: UploadOrder) => void>();
  const conflicts = createConflictList(settle);
  let caller: FilesCaller | null = null;
  let nextId = 1;
  let telling: ReturnType<typeof setTimeout> | undefined;
  let list: TransferList = { transfers: [], conflict: null };

  function tell(): void {
    clearTimeout(telling);
    telling = undefined;
    list = { transfers: [...jobs.values()].map(({ shown }) => shown), conflict: conflicts.first() };
    for (const listener of listeners) listener();
  }

  function show(job: Job, change: Partial<Transfer>): void {
    job.shown = { ...job.shown, ...change };
    tell();
  }

  function add(work: Upload | Download): void {
    jobs.set(nextId, newJob(nextId, work));
    nextId += 1;
  }

  async function askAbout(job: Job, order: UploadOrder, over: FilesCaller): Promise<void> {
    const { id } = job.shown;
    show(job, { state: 'asking', speed: 0 });
    const there = await over.stat([...order.folder, order.name]).catch(() => null);
    if (!jobs.has(id)) return;
    conflicts.add({ id, order, there });
    tell();
  }

  async function keepBoth(job: Job, upload: Upload, over: FilesCaller): Promise<void> {
    const names = new Set((await readFolder(over, upload.order.folder)).map(({ name }) => name));
    const name = freeName(upload.order.name, (candidate) => names.has(candidate));
    upload.order = { ...upload.order, name };
    job.shown = { ...job.shown, name };
  }

  async function settle({ id }: Conflict, answer: ConflictAnswer): Promise<void> {
    const job = jobs.get(id);
    if (job?.work.kind !== 'upload') return;
    if (answer === 'skip') {
      jobs.delete(id);
      tell();
      return;
    }
    try {
      if (answer === 'replace') job.work.replace = true;
      else if (caller) await keepBoth(job, job.work, caller);
      show(job, { state: 'waiting' });
    } catch (thrown) {
      stopped(job, thrown);
    }
    begin();
  }

  /** A transfer that ended without its last byte: why, and whether it goes on by itself. */
  function stopped(job: Job, thrown: unknown): void {
    if (thrown === PAUSED || thrown === KEEP_PARTIAL) show(job, { state: 'paused', speed: 0 });
    else if (thrown instanceof FilesDisconnected) show(job, { state: 'interrupted', speed: 0 });
    else {
      discardSaved(job);
      show(job, { state: 'failed', speed: 0, fault: transferFault(thrown) });
    }
  }

  function tryAgainSoon(job: Job): void {
    job.busyTries += 1;
    show(job, { state: 'interrupted', speed: 0 });
    setTimeout(() => {
      if (job.shown.state !== 'interrupted') return;
      show(job, { state: 'waiting' });
      begin();
    }, BUSY_MS);
  }

  async function run(job: Job, over: FilesCaller): Promise<void> {
    const stopping = new AbortController();
    const { work } = job;
    job.stopping = stopping;
    show(job, { state: 'running', fault: null });
    const progress = (moved: number, size?: number) => {
      const speed = job.meter.at(performance.now(), moved);
      job.shown = { ...job.shown, moved, speed, ...(size === undefined ? {} : { size }) };
      telling ??= setTimeout(tell, SHOWN_EVERY_MS);
    };
    try {
      if (work.kind === 'upload') await runUpload(work, over, progress, stopping.signal);
      else await runDownload(work, over, progress, stopping.signal);
      show(job, { state: 'done', speed: 0, size: job.shown.moved });
      if (work.kind === 'upload') for (const listener of arrivals) listener(work.order);
    } catch (thrown) {
      if (!jobs.has(job.shown.id)) return;
      const key = thrown instanceof FileFault ? thrown.key : null;
      if (key === 'exists' && work.kind === 'upload') await askAbout(job, work.order, over);
      // It goes on where it was, in messages: the connection gives no more requests of their own.
      else if (key === 'stream_lost') show(job, { state: 'waiting', speed: 0 });
      else if (key === 'busy' && work.hasBegun && job.busyTries < BUSY_TRIES) tryAgainSoon(job);
      else stopped(job, thrown);
    } finally {
      job.stopping = null;
      begin();
    }
  }

  function begin(): void {
    if (!caller) return;
    const all = [...jobs.values()];
    let free = AT_ONCE - all.filter(({ stopping }) => stopping !== null).length;
    for (const job of all) {
      if (free <= 0) return;
      if (job.shown.state !== 'waiting' || job.stopping) continue;
      free -= 1;
      void run(job, caller);
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whenArrived: (listener) => {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    list: () => list,
    connect: (next) => {
      caller = next;
      if (!next) return;
      for (const { shown, stopping } of jobs.values()) {
        const job = jobs.get(shown.id);
        if (job && shown.state === 'interrupted' && !stopping) job.shown = { ...shown, state: 'waiting' };
      }
      tell();
      begin();
    },
    upload: (orders) => {
      if ([...jobs.values()].every(({ shown }) => shown.state === 'done')) conflicts.forget();
      for (const order of orders) add(startUpload(order));
      tell();
      begin();
    },
    download: (order) => {
      add(startDownload(order));
      tell();
      begin();
    },
    pause: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      if (job.stopping) job.stopping.abort(job.work.kind === 'upload' ? KEEP_PARTIAL : PAUSED);
      else if (job.shown.state === 'waiting' || job.shown.state === 'interrupted') show(job, { state: 'paused' });
    },
    resume: (id) => {
      const job = jobs.get(id);
      const mayGoOn = job?.shown.state === 'paused' || (job?.shown.state === 'failed' && job.shown.mayRetry);
      if (!job || !mayGoOn) return;
      job.busyTries = 0;
      show(job, { state: 'waiting', fault: null });
      begin();
    },
    remove: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      jobs.delete(id);
      conflicts.remove(id);
      job.stopping?.abort();
      if (job.shown.state !== 'done') discardSaved(job);
      tell();
      begin();
    },
    answer: conflicts.answer,
  };
}
