import type { RemoteChannel } from '../channel.ts';
import type { FileSum } from './callDownload.ts';
import type { CallLine, RunningCall } from './callLine.ts';
import { FileFault } from './faults.ts';
import { startFileSum } from './fileSum.ts';
import type { WriteOptions } from './fileStore.ts';
import { startHash } from './hash.ts';
import type { FilePath } from './names.ts';
import { openSendWindow, pieceHeader, piecesOf, type SendWindow } from './pieces.ts';
import { readBlocks } from './readBlocks.ts';

/** Where a file that is uploaded comes from. */
export interface FileGiver {
  /** Bytes from an offset on: exactly that many. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
  /** Bytes of the whole file that are known to have arrived. */
  readonly progress: (bytes: number) => void;
}

/** Sends the blocks of a file from an offset on; what lies before it is read for the check sum alone. */
async function sendFrom(
  call: RunningCall<FileSum>,
  { channel, window }: { readonly channel: RemoteChannel; readonly window: SendWindow },
  { size, read }: Pick<FileGiver, 'read'> & { readonly size: number },
  from: number,
): Promise<void> {
  const sum = startFileSum(startHash);
  for await (const block of readBlocks(read, 0, from)) {
    if (!call.isWaiting()) return;
    await sum.add(block);
  }
  const header = pieceHeader(call.id);
  for await (const block of readBlocks(read, from, size)) {
    for (const piece of piecesOf(block)) {
      await window.room();
      if (!call.isWaiting()) return;
      channel.sendData(header, piece);
      window.sent(piece.length);
    }
    await sum.add(block);
  }
  call.say({ type: 'commit', sum: await sum.result() });
}

/** Uploads a file. */
export function callUpload(
  line: CallLine,
  channel: RemoteChannel,
  upload: { readonly path: FilePath; readonly options: WriteOptions; readonly giver: FileGiver },
  signal?: AbortSignal,
): Promise<FileSum> {
  const window = openSendWindow();
  const { path, options, giver } = upload;
  const { size } = options;
  return line
    .run<FileSum>(
      { type: 'write', path, ...options },
      (call) => {
        let start = 0;
        return {
          answer: (answer) => {
            switch (answer.type) {
              case 'receiving':
                start = answer.from;
                giver.progress(start);
                sendFrom(call, { channel, window }, { size, read: giver.read }, start).catch(call.giveUp);
                return;
              case 'acknowledge':
                window.acknowledged(answer.bytes);
                giver.progress(start + answer.bytes);
                return;
              case 'done':
                call.settle({ size: answer.size, sum: answer.sum });
                return;
              default:
                call.fail(new FileFault('failed'));
            }
          },
          data: () => undefined,
        };
      },
      signal,
    )
    .finally(window.end);
}
