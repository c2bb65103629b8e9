import {
  FileFault,
  startFileSum,
  WEB_SUMS,
  type FilesCaller,
  type FileState,
  type RunningSum,
} from '@remote-console/domain';
import type { DownloadOrder } from './transfers.ts';

/** The check sum of what has arrived, and its key. */
interface DownloadSum {
  readonly checkKey: string | null;
  readonly running: RunningSum;
}

/** A download and what is known of it between its tries. */
export interface Download {
  readonly kind: 'download';
  readonly order: DownloadOrder;
  sum: DownloadSum | null;
  moved: number;
  state: FileState | null;
  hasBegun: boolean;
}

/** A download that has not begun. */
export function startDownload(order: DownloadOrder): Download {
  return { kind: 'download', order, sum: null, moved: 0, state: null, hasBegun: false };
}

/** The check sum of the next try: what has arrived was summed with its key, which the device has to know. */
function sumOfNextTry(download: Download, caller: FilesCaller): DownloadSum {
  const checkKey = caller.newCheckKey();
  if (download.moved === 0 || !download.sum) return { checkKey, running: startFileSum(WEB_SUMS, checkKey) };
  if (download.sum.checkKey !== null && checkKey === null) throw new FileFault('changed');
  return download.sum;
}

/** Downloads a file or an archive, or goes on with a file where an earlier try was. */
export async function runDownload(
  download: Download,
  caller: FilesCaller,
  progress: (moved: number, size?: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { target, request } = download.order;
  // An archive is packed again each time, and what was written cannot be taken back.
  if (request.type === 'zip' && download.moved > 0) throw new FileFault('changed');
  const sum = sumOfNextTry(download, caller);
  const { checkKey, running } = sum;
  download.sum = sum;
  const way = checkKey === null ? {} : { checkKey };
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
