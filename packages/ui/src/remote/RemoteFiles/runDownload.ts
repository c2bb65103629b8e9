import {
  FileFault,
  startFileSum,
  WEB_SUMS,
  type FilesCaller,
  type FileState,
  type RunningSum,
  type SumWay,
} from '@remote-console/domain';
import type { DownloadOrder } from './transfers.ts';

/** The checksum of what has arrived, and its algorithm. */
interface DownloadSum {
  readonly way: SumWay;
  readonly running: RunningSum;
}

/** A download and its state between attempts. */
export interface Download {
  readonly kind: 'download';
  readonly order: DownloadOrder;
  sum: DownloadSum | null;
  moved: number;
  state: FileState | null;
  hasBegun: boolean;
}

/** A download that has not started. */
export function startDownload(order: DownloadOrder): Download {
  return { kind: 'download', order, sum: null, moved: 0, state: null, hasBegun: false };
}

/** The checksum of the next attempt: continues with the algorithm used so far, which the device has to support. */
async function sumOfNextTry({ moved, sum }: Download, caller: FilesCaller): Promise<DownloadSum> {
  const way = await caller.newSumWay();
  if (moved === 0 || !sum) return { way, running: startFileSum(WEB_SUMS, way) };
  const isKnown = Object.keys(sum.way).every((part) => part in way);
  if (!isKnown) throw new FileFault('changed');
  return sum;
}

/** Downloads a file or an archive, or resumes a file where an earlier attempt stopped. */
export async function runDownload(
  download: Download,
  caller: FilesCaller,
  progress: (moved: number, size?: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { target, request } = download.order;
  // An archive is created again each time, and what was written cannot be undone.
  if (request.type === 'zip' && download.moved > 0) throw new FileFault('changed');
  const sum = await sumOfNextTry(download, caller);
  signal.throwIfAborted();
  const { way, running } = sum;
  download.sum = sum;
  const asked =
    request.type === 'zip'
      ? { ...request, ...way }
      : { ...request, from: download.moved, length: null, state: download.moved > 0 ? download.state : null, ...way };
  const sent = await caller.read(
    asked,
    {
      begin: (state) => {
        download.state = state;
        download.hasBegun = true;
        progress(download.moved, state?.size);
      },
      take: async (bytes) => {
        await target.write(bytes);
        await running.add(bytes);
        download.moved += bytes.length;
        progress(download.moved);
      },
    },
    signal,
  );
  if (sent.size !== download.moved || sent.sum !== (await running.result())) throw new FileFault('checksum');
  await target.finish();
}
