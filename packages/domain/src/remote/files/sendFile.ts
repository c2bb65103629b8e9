import type { DeviceTransfer, TransferVoice } from './deviceTransfer.ts';
import { type DownloadContent, type DownloadRequest, openContent } from './downloadContent.ts';
import { faultOf } from './faults.ts';
import type { FileStore } from './fileStore.ts';
import { openSendWindow, pieceHeader, piecesOf } from './pieces.ts';
import { streamFault } from './streamFault.ts';

/** Sends a file, part of one, or an archive, as fast as the browser accepts it. */
export function sendFile(store: FileStore, request: DownloadRequest, voice: TransferVoice): DeviceTransfer {
  const { channel, id, streams } = voice;
  const begun = voice.now();
  const window = openSendWindow();
  const stopping = new AbortController();
  const { signal } = stopping;
  let sent = 0;
  let whenTaken: (() => void) | null = null;

  async function sendMessages({ blocks, sum }: DownloadContent): Promise<void> {
    const header = pieceHeader(id);
    for await (const block of blocks) {
      for (const piece of piecesOf(block)) {
        await window.room();
        if (signal.aborted) return;
        channel.sendData(header, piece);
        window.sent(piece.length);
        sent += piece.length;
      }
      await sum.add(block);
      await channel.drained();
    }
  }

  /** The blocks, each counted and added to the checksum once it has been sent. */
  async function* accounted({ blocks, sum }: DownloadContent): AsyncGenerator<Uint8Array> {
    for await (const block of blocks) {
      yield block;
      sent += block.length;
      await sum.add(block);
    }
  }

  async function sendBytes(content: DownloadContent): Promise<void> {
    if (!content.stream || !streams) return sendMessages(content);
    await streams.send(id, accounted(content), signal).catch(streamFault);
  }

  /** The file is only complete at the browser once it has accepted the last byte. */
  function taken(): Promise<void> {
    return new Promise((resolve) => {
      whenTaken = resolve;
    });
  }

  async function send(content: DownloadContent): Promise<void> {
    await sendBytes(content);
    if (signal.aborted) return;
    await content.check();
    const { name, before } = content;
    const sum = name === null ? '' : await content.sum.result();
    const size = before + sent;
    const allTaken = taken();
    voice.answer({ type: 'done', size, sum });
    await allTaken;
    if (signal.aborted || name === null) return;
    voice.transferred({ direction: 'fromDevice', name, size, seconds: (voice.now() - begun) / 1000, sum });
  }

  async function run(): Promise<void> {
    try {
      const content = await openContent(store, request, voice);
      try {
        await send(content);
      } finally {
        await content.close();
      }
    } catch (thrown) {
      if (!signal.aborted) voice.answer({ type: 'error', error: faultOf(thrown) });
    }
  }

  return {
    take: () => undefined,
    commit: () => undefined,
    acknowledged: (bytes) => {
      window.acknowledged(bytes);
      if (bytes >= sent) whenTaken?.();
    },
    cancel: () => {
      stopping.abort();
      window.end();
      whenTaken?.();
    },
    over: run(),
  };
}
