import { FileFault, type FilesCaller } from '@remote-console/domain';
import type { UploadOrder } from './transfers.ts';

/** An upload and its state between attempts. */
export interface Upload {
  readonly kind: 'upload';
  order: UploadOrder;
  replace: boolean;
  /** Whether a part of it has arrived at the device. */
  hasBegun: boolean;
}

/** An upload that has not started. */
export function startUpload(order: UploadOrder): Upload {
  return { kind: 'upload', order, replace: false, hasBegun: false };
}

async function send(
  upload: Upload,
  resume: boolean,
  caller: FilesCaller,
  progress: (moved: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { file, folder, name } = upload.order;
  await caller.write(
    [...folder, name],
    { size: file.size, resume, replace: upload.replace },
    {
      content: file,
      progress: (moved) => {
        upload.hasBegun = true;
        progress(moved);
      },
      read: async (from, length) => {
        const bytes = new Uint8Array(await file.slice(from, from + length).arrayBuffer());
        if (bytes.length !== length) throw new Error('The file was changed while it was read.');
        return bytes;
      },
    },
    signal,
  );
}

/** Uploads a file, or resumes it where an earlier attempt stopped. */
export async function runUpload(
  upload: Upload,
  caller: FilesCaller,
  progress: (moved: number) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await send(upload, true, caller, progress, signal);
  } catch (thrown) {
    // What was left there may belong to another file of the same name and size: it is deleted by now.
    if (!(thrown instanceof FileFault) || thrown.key !== 'checksum') throw thrown;
    await send(upload, false, caller, progress, signal);
  }
}
