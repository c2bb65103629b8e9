import type { RemoteChannel } from '../channel.ts';
import { blocksOfBlob } from './blocksOfBlob.ts';
import type { FileSum } from './callDownload.ts';
import type { CallLine, RunningCall } from './callLine.ts';
import { STREAMED_FROM } from './downloadContent.ts';
import { FileFault } from './faults.ts';
import { startFileSum } from './fileSum.ts';
import type { WriteOptions } from './fileStore.ts';
import { WEB_SUMS } from './hash.ts';
import type { FilePath } from './names.ts';
import { openSendWindow, pieceHeader, piecesOf, type SendWindow } from './pieces.ts';
import { readBlocks } from './readBlocks.ts';
import { streamFault } from './streamFault.ts';
import type { StreamTurn } from './streamTurns.ts';
import type { SumWay } from './sumWay.ts';

/** The source of an uploaded file. */
export interface FileGiver {
  /** Bytes from an offset on: exactly that many. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
  /** Bytes of the whole file that are known to have arrived. */
  readonly progress: (bytes: number) => void;
  /** The whole file, if the browser has it: it can then be sent in a request of its own. */
  readonly content?: Blob | undefined;
}

/** Whether an upload may go in a request of its own: if it is large, and the browser has the whole file. */
export function isStreamable({ size }: WriteOptions, { content }: FileGiver): boolean {
  return content !== undefined && size >= STREAMED_FROM;
}

/** Computes a file's checksum while the browser reads it, and reports it. */
async function commitContent(call: RunningCall<FileSum>, content: Blob, way: SumWay): Promise<void> {
  const sum = startFileSum(WEB_SUMS, way);
  for await (const block of blocksOfBlob(content)) {
    if (!call.isWaiting()) return;
    await sum.add(block);
  }
  call.say({ type: 'commit', sum: await sum.result() });
}

/** Sends a file from an offset on in its own request. The browser reads it twice: sent bytes aren't seen here. */
async function streamFrom(
  call: RunningCall<FileSum>,
  { turn, content }: { readonly turn: StreamTurn; readonly content: Blob },
  { from, way, signal }: { readonly from: number; readonly way: SumWay; readonly signal: AbortSignal },
): Promise<void> {
  const sending = turn.streams.send(call.id, content.slice(from), signal);
  await Promise.all([commitContent(call, content, way), sending.catch(streamFault)]);
}

/** Sends a file's blocks from an offset on; what precedes it is only read for the checksum. */
async function sendFrom(
  call: RunningCall<FileSum>,
  { channel, window }: { readonly channel: RemoteChannel; readonly window: SendWindow },
  { size, read }: Pick<FileGiver, 'read'> & { readonly size: number },
  { from, way }: { readonly from: number; readonly way: SumWay },
): Promise<void> {
  const sum = startFileSum(WEB_SUMS, way);
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

/**
 * Uploads a file.
 *
 * @param turn If given, the bytes go in a request of their own if the whole file is available; otherwise in messages.
 */
export async function callUpload(
  line: CallLine,
  channel: RemoteChannel,
  upload: {
    readonly path: FilePath;
    readonly options: WriteOptions;
    readonly giver: FileGiver;
    readonly way: SumWay;
  },
  { turn, signal }: { readonly turn: StreamTurn | null; readonly signal: AbortSignal | undefined },
): Promise<FileSum> {
  const window = openSendWindow();
  const stopping = new AbortController();
  const { path, options, giver, way } = upload;
  const { size } = options;
  const { content } = giver;
  const streamed = turn && content ? { turn, content } : null;

  function send(call: RunningCall<FileSum>, from: number): Promise<void> {
    if (streamed) return streamFrom(call, streamed, { from, way, signal: stopping.signal });
    return sendFrom(call, { channel, window }, { size, read: giver.read }, { from, way });
  }

  try {
    return await line.run<FileSum>(
      { type: 'write', path, ...options, ...(streamed && { stream: true }), ...way },
      (call) => {
        let start = 0;
        return {
          answer: (answer) => {
            switch (answer.type) {
              case 'receiving':
                start = answer.from;
                giver.progress(start);
                send(call, start).catch(call.giveUp);
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
    );
  } finally {
    window.end();
    stopping.abort();
  }
}
