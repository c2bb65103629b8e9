import { FilesDisconnected, FileFault, freeName, KEEP_PARTIAL, type FilesCaller } from '@remote-console/domain';
import type { JobList } from './jobList.ts';
import { runDownload } from './runDownload.ts';
import { runUpload, type Upload } from './runUpload.ts';
import { discardSaved, transferFault, type Job } from './transferJobs.ts';
import type { Conflict, ConflictAnswer, UploadOrder } from './transfers.ts';
import { readFolder } from './useFolder.ts';

/** Maximum number of concurrent transfers: more would only share the same bandwidth. */
const AT_ONCE = 2;

/** How often, and after how many milliseconds, an upload is retried that the device still considers running. */
const BUSY_TRIES = 20;
const BUSY_MS = 2000;

const PAUSED = 'paused by the person';

/** What a runner reports. */
interface RunnerListener {
  /** A file already exists: what to do with it? */
  readonly ask: (conflict: Conflict) => void;
  /** A file has arrived at the device. */
  readonly arrived: (order: UploadOrder) => void;
}

/** Runs the transfers of a list over one connection after another. */
export interface TransferRunner {
  /** Sets the connection for the transfers; null if there is none. */
  readonly connect: (caller: FilesCaller | null) => void;
  /** Starts waiting transfers, as far as possible. */
  readonly begin: () => void;
  /** Stops a running transfer, which can be resumed later. */
  readonly pause: (job: Job) => void;
  /** Continues an upload according to the answer about the existing file. */
  readonly settle: (conflict: Conflict, answer: ConflictAnswer) => Promise<void>;
}

async function keepBoth(job: Job, upload: Upload, over: FilesCaller): Promise<void> {
  const names = new Set((await readFolder(over, upload.order.folder)).map(({ name }) => name));
  const name = freeName(upload.order.name, (candidate) => names.has(candidate));
  upload.order = { ...upload.order, name };
  job.shown = { ...job.shown, name };
}

/** Shows why an incomplete transfer stopped, and whether it resumes by itself. */
function showStopped(jobs: JobList, job: Job, thrown: unknown): void {
  if (thrown === PAUSED || thrown === KEEP_PARTIAL) jobs.show(job, { state: 'paused', speed: 0 });
  else if (thrown instanceof FilesDisconnected) jobs.show(job, { state: 'interrupted', speed: 0 });
  else {
    discardSaved(job);
    jobs.show(job, { state: 'failed', speed: 0, fault: transferFault(thrown) });
  }
}

/** Moves the bytes of a transfer, and shows its progress. */
async function move(jobs: JobList, job: Job, over: FilesCaller, signal: AbortSignal): Promise<void> {
  const { work } = job;
  const progress = (moved: number, size?: number) => {
    const speed = job.meter.at(performance.now(), moved);
    job.shown = { ...job.shown, moved, speed, ...(size === undefined ? {} : { size }) };
    jobs.notifySoon();
  };
  if (work.kind === 'upload') await runUpload(work, over, progress, signal);
  else await runDownload(work, over, progress, signal);
}

/** A runner without a connection yet. */
export function createTransferRunner(jobs: JobList, { ask, arrived }: RunnerListener): TransferRunner {
  let caller: FilesCaller | null = null;

  async function askAbout(job: Job, order: UploadOrder, over: FilesCaller): Promise<void> {
    const { id } = job.shown;
    jobs.show(job, { state: 'asking', speed: 0 });
    const there = await over.stat([...order.folder, order.name]).catch(() => null);
    if (!jobs.get(id)) return;
    ask({ id, order, there });
    jobs.notify();
  }

  function tryAgainSoon(job: Job): void {
    job.busyTries += 1;
    jobs.show(job, { state: 'interrupted', speed: 0 });
    setTimeout(() => {
      if (job.shown.state !== 'interrupted') return;
      jobs.show(job, { state: 'waiting' });
      begin();
    }, BUSY_MS);
  }

  /** Decides how to continue with an aborted transfer. */
  async function goOnAfter(job: Job, over: FilesCaller, thrown: unknown): Promise<void> {
    const { work } = job;
    const key = thrown instanceof FileFault ? thrown.key : null;
    if (key === 'exists' && work.kind === 'upload') await askAbout(job, work.order, over);
    // It resumes where it was, in messages: the connection allows no more separate requests.
    else if (key === 'stream_lost') jobs.show(job, { state: 'waiting', speed: 0 });
    else if (key === 'busy' && work.hasBegun && job.busyTries < BUSY_TRIES) tryAgainSoon(job);
    else showStopped(jobs, job, thrown);
  }

  async function run(job: Job, over: FilesCaller): Promise<void> {
    const stopping = new AbortController();
    const { work } = job;
    job.stopping = stopping;
    jobs.show(job, { state: 'running', fault: null });
    try {
      await move(jobs, job, over, stopping.signal);
      jobs.show(job, { state: 'done', speed: 0, size: job.shown.moved });
      if (work.kind === 'upload') arrived(work.order);
    } catch (thrown) {
      if (!jobs.get(job.shown.id)) return;
      await goOnAfter(job, over, thrown);
    } finally {
      job.stopping = null;
      begin();
    }
  }

  function begin(): void {
    if (!caller) return;
    const all = jobs.all();
    let free = AT_ONCE - all.filter(({ stopping }) => stopping !== null).length;
    for (const job of all) {
      if (free <= 0) return;
      if (job.shown.state !== 'waiting' || job.stopping) continue;
      free -= 1;
      void run(job, caller);
    }
  }

  return {
    begin,
    connect(next) {
      caller = next;
      if (!next) return;
      for (const job of jobs.all()) {
        if (job.shown.state === 'interrupted' && !job.stopping) job.shown = { ...job.shown, state: 'waiting' };
      }
      jobs.notify();
      begin();
    },
    pause: ({ work, stopping }) => stopping?.abort(work.kind === 'upload' ? KEEP_PARTIAL : PAUSED),
    async settle({ id }, answer) {
      const job = jobs.get(id);
      if (job?.work.kind !== 'upload') return;
      if (answer === 'skip') {
        jobs.remove(id);
        jobs.notify();
        return;
      }
      try {
        if (answer === 'replace') job.work.replace = true;
        else if (caller) await keepBoth(job, job.work, caller);
        jobs.show(job, { state: 'waiting' });
      } catch (thrown) {
        showStopped(jobs, job, thrown);
      }
      begin();
    },
  };
}
