import { FileFault } from '@remote-console/domain';
import type { Download } from './runDownload.ts';
import type { Upload } from './runUpload.ts';
import { BrowserLimit } from './saveTarget.ts';
import { startSpeedMeter, type SpeedMeter } from './speed.ts';
import type { Transfer, TransferFault } from './transfers.ts';

/** A transfer in the queue. */
export interface Job {
  readonly work: Upload | Download;
  readonly meter: SpeedMeter;
  shown: Transfer;
  /** Aborts it while it runs; null if it does not. */
  stopping: AbortController | null;
  /** How often it was retried while the device still considered an earlier attempt running. */
  busyTries: number;
}

/** A transfer that has not started. */
export function newJob(id: number, work: Upload | Download): Job {
  const isUpload = work.kind === 'upload';
  const shown: Transfer = {
    id,
    direction: isUpload ? 'toDevice' : 'fromDevice',
    name: work.order.name,
    size: work.kind === 'upload' ? work.order.file.size : work.order.size,
    moved: 0,
    state: 'waiting',
    fault: null,
    speed: 0,
    mayPause: isUpload || work.order.request.type === 'read',
    mayRetry: isUpload,
  };
  return { work, meter: startSpeedMeter(), shown, stopping: null, busyTries: 0 };
}

/** Removes the partial file of a download that will not continue. */
export function discardSaved({ work }: Job): void {
  if (work.kind === 'download') void work.order.target.discard().catch(() => undefined);
}

/** Why a transfer failed, from the thrown error. */
export function transferFault(thrown: unknown): TransferFault {
  if (thrown instanceof FileFault) return thrown.key;
  return thrown instanceof BrowserLimit ? 'browserLimit' : 'unreadable';
}
