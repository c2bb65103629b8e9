import type { FilesCaller } from '@remote-console/domain';
import { createConflictList } from './conflictList.ts';
import { createJobList, type TransferList } from './jobList.ts';
import { startDownload } from './runDownload.ts';
import { startUpload } from './runUpload.ts';
import { discardSaved } from './transferJobs.ts';
import { createTransferRunner } from './transferRunner.ts';
import type { ConflictAnswer, DownloadOrder, UploadOrder } from './transfers.ts';

/** The transfers between this browser and a device. */
export interface TransferQueue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => TransferList;
  /** Called when a file has arrived at the device. */
  readonly whenArrived: (listener: (order: UploadOrder) => void) => () => void;
  /** Sets the connection for the transfers; null if there is none. */
  readonly connect: (caller: FilesCaller | null) => void;
  readonly upload: (orders: readonly UploadOrder[]) => void;
  readonly download: (order: DownloadOrder) => void;
  readonly pause: (id: number) => void;
  /** Resumes a transfer that was paused or failed. */
  readonly resume: (id: number) => void;
  /** Cancels a transfer and removes it; what has arrived is deleted. */
  readonly remove: (id: number) => void;
  readonly answer: (answer: ConflictAnswer, forAll: boolean) => void;
}

/** A queue without transfers. */
export function createTransferQueue(): TransferQueue {
  const arrivals = new Set<(order: UploadOrder) => void>();
  const jobs = createJobList(() => conflicts.first());
  const runner = createTransferRunner(jobs, {
    ask: (conflict) => conflicts.add(conflict),
    arrived: (order) => {
      for (const listener of arrivals) listener(order);
    },
  });
  const conflicts = createConflictList(runner.settle);

  function go(): void {
    jobs.notify();
    runner.begin();
  }

  return {
    subscribe: jobs.subscribe,
    list: jobs.shown,
    whenArrived: (listener) => {
      arrivals.add(listener);
      return () => void arrivals.delete(listener);
    },
    connect: runner.connect,
    upload: (orders) => {
      if (jobs.all().every(({ shown }) => shown.state === 'done')) conflicts.forget();
      for (const order of orders) jobs.add(startUpload(order));
      go();
    },
    download: (order) => {
      jobs.add(startDownload(order));
      go();
    },
    pause: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      if (job.stopping) runner.pause(job);
      else if (job.shown.state === 'waiting' || job.shown.state === 'interrupted') jobs.show(job, { state: 'paused' });
    },
    resume: (id) => {
      const job = jobs.get(id);
      const mayGoOn = job?.shown.state === 'paused' || (job?.shown.state === 'failed' && job.shown.mayRetry);
      if (!job || !mayGoOn) return;
      job.busyTries = 0;
      jobs.show(job, { state: 'waiting', fault: null });
      runner.begin();
    },
    remove: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      jobs.remove(id);
      conflicts.remove(id);
      job.stopping?.abort();
      if (job.shown.state !== 'done') discardSaved(job);
      go();
    },
    answer: conflicts.answer,
  };
}
