import {
  FileFault,
  startFileSum,
  startHash,
  type FilesCaller,
  type FileState,
  type RunningSum,
} from '@remote-console/domain';
import type { DownloadOrder } from './transfers.ts';

/** A download and what is known of it between its tries. */
export interface Download {
  readonly kind: 'download';
  readonly order: DownloadOrder;
  readonly sum: RunningSum;
  moved: number;
  state: FileState | null;
  hasBegun: boolean;
}

/** A download that has not begun. */
export function startDownload(order: DownloadOrder): Download {
  return { kind: 'download', order, sum: startFileSum(startHash), moved: 0, state: null, hasBegun: false };
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
  const asked =
    request.type === 'zip'
      ? request
      : { ...request, from: download.moved, length: null, state: download.moved > 0 ? download.state : null };
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
        await download.sum.add(bytes);
        download.moved += bytes.length;
        progress(download.moved);
      },
    },
    signal,
  );
  if (sent.size !== download.moved || sent.sum !== (await download.sum.result())) throw new FileFault('checksum');
  await target.finish();
}
