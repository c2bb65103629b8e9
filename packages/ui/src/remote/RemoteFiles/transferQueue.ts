import { FilesDisconnected, FileFault, freeName, KEEP_PARTIAL, type FilesCaller } from '@remote-console/domain';
import { runDownload, startDownload, type Download } from './runDownload.ts';
import { BrowserLimit } from './saveTarget.ts';
import { startSpeedMeter, type SpeedMeter } from './speed.ts';
import { runUpload, startUpload, type Upload } from './runUpload.ts';
import type { Conflict, ConflictAnswer, DownloadOrder, Transfer, TransferFault, UploadOrder } from './transfers.ts';

/** Transfers that move at the same time: more would only share the same line. */
const AT_ONCE = 2;

/** How often, and after how many milliseconds, an upload is tried again that the device still takes for running. */
const BUSY_TRIES = 20;
const BUSY_MS = 2000;

interface Job {
  readonly work: Upload | Download;
  readonly meter: SpeedMeter;
  shown: Transfer;
  stopping: AbortController | null;
  busyTries: number;
}

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

function faultIn(thrown: unknown): TransferFault {
  if (thrown instanceof FileFault) return thrown.key;
  return thrown instanceof BrowserLimit ? 'browserLimit' : 'unreadable';
}

/** A queue without transfers. */
export function createTransferQueue(): TransferQueue {
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();
  const arrivals = new Set<(order: UploadOrder) => void>();
  const conflicts: Conflict[] = [];
  let caller: FilesCaller | null = null;
  let answerForAll: ConflictAnswer | null = null;
  let nextId = 1;
  let list: TransferList = { transfers: [], conflict: null };

  function tell(): void {
    list = { transfers: [...jobs.values()].map(({ shown }) => shown), conflict: conflicts[0] ?? null };
    for (const listener of listeners) listener();
  }

  function show(job: Job, change: Partial<Transfer>): void {
    job.shown = { ...job.shown, ...change };
    tell();
  }

  function add(work: Upload | Download, name: string, size: number | null): void {
    const isUpload = work.kind === 'upload';
    const shown: Transfer = {
      id: nextId,
      direction: isUpload ? 'toDevice' : 'fromDevice',
      name,
      size,
      moved: 0,
      state: 'waiting',
      fault: null,
      speed: 0,
      mayPause: isUpload || work.order.request.type === 'read',
      mayRetry: isUpload,
    };
    jobs.set(nextId, { work, meter: startSpeedMeter(), shown, stopping: null, busyTries: 0 });
    nextId += 1;
  }

  async function askAbout(job: Job, order: UploadOrder, over: FilesCaller): Promise<void> {
    const { id } = job.shown;
    show(job, { state: 'asking', speed: 0 });
    const there = await over.stat([...order.folder, order.name]).catch(() => null);
    if (!jobs.has(id)) return;
    conflicts.push({ id, order, there });
    if (answerForAll) await settle(answerForAll);
    else tell();
  }

  async function namesIn(over: FilesCaller, order: UploadOrder): Promise<Set<string>> {
    const names = new Set<string>();
    let after: string | null = null;
    for (let more = true; more;) {
      const page = await over.list(order.folder, after);
      for (const { name } of page.entries) names.add(name);
      after = page.entries.at(-1)?.name ?? null;
      more = page.more;
    }
    return names;
  }

  async function keepBoth(job: Job, upload: Upload, over: FilesCaller): Promise<void> {
    const names = await namesIn(over, upload.order);
    const name = freeName(upload.order.name, (candidate) => names.has(candidate));
    upload.order = { ...upload.order, name };
    job.shown = { ...job.shown, name };
  }

  async function settle(answer: ConflictAnswer): Promise<void> {
    const conflict = conflicts.shift();
    const job = conflict && jobs.get(conflict.id);
    if (!job || job.work.kind !== 'upload') {
      tell();
      return;
    }
    if (answer === 'skip') {
      jobs.delete(job.shown.id);
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
      if (job.work.kind === 'download') void job.work.order.target.discard().catch(() => undefined);
      show(job, { state: 'failed', speed: 0, fault: faultIn(thrown) });
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
      show(job, { moved, speed, ...(size === undefined ? {} : { size }) });
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
      if (![...jobs.values()].some(({ shown }) => shown.state !== 'done')) answerForAll = null;
      for (const order of orders) add(startUpload(order), order.name, order.file.size);
      tell();
      begin();
    },
    download: (order) => {
      add(startDownload(order), order.name, order.size);
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
      const asked = conflicts.findIndex((conflict) => conflict.id === id);
      if (asked !== -1) conflicts.splice(asked, 1);
      job.stopping?.abort();
      if (job.work.kind === 'download' && job.shown.state !== 'done')
        void job.work.order.target.discard().catch(() => undefined);
      tell();
      begin();
    },
    answer: (answer, forAll) => {
      if (forAll) answerForAll = answer;
      const waiting = forAll ? conflicts.length : 1;
      void (async () => {
        for (let count = 0; count < waiting; count += 1) await settle(answer);
      })();
    },
  };
}
