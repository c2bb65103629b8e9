import { FileFault, startSha256, type FilesCaller, type FileState, type Hash } from '@remote-console/domain';
import type { DownloadOrder } from './transfers.ts';

/** A download and what is known of it between its tries. */
export interface Download {
  readonly kind: 'download';
  readonly order: DownloadOrder;
  hash: Hash;
  moved: number;
  state: FileState | null;
  hasBegun: boolean;
}

/** A download that has not begun. */
export function startDownload(order: DownloadOrder): Download {
  return { kind: 'download', order, hash: startSha256(), moved: 0, state: null, hasBegun: false };
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
  const sum = await caller.read(
    asked,
    {
      begin: (state) => {
        download.state = state;
        download.hasBegun = true;
        progress(download.moved, state?.size);
      },
      take: async (bytes) => {
        await target.write(bytes);
        download.hash.update(bytes);
        download.moved += bytes.length;
        progress(download.moved);
      },
    },
    signal,
  );
  if (sum.size !== download.moved || sum.sha256 !== download.hash.digest()) throw new FileFault('checksum');
  await target.finish();
}
