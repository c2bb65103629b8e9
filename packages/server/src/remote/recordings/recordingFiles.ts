import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingSettings } from '../../settings/index.ts';
import { isNodeError } from './nodeErrors.ts';
import { openRecordingKey } from './recordingKey.ts';
import type { RecordingRow } from './recordingStore.ts';
import { DamagedRecording, readSealedFile } from './sealedFile.ts';

/** The path of a recording's file. */
export function recordingPath({ folder }: RecordingSettings, { file }: Pick<RecordingRow, 'file'>): string {
  return join(folder, file);
}

/** Removes the file of a recording; a missing one is fine. */
export async function removeRecordingFile(
  settings: RecordingSettings,
  recording: Pick<RecordingRow, 'file'>,
): Promise<void> {
  try {
    await unlink(recordingPath(settings, recording));
  } catch (error) {
    if (!isNodeError(error, 'ENOENT')) throw error;
  }
}

/** The recording, decrypted as it is read, or why there is nothing to read. */
export type OpenedContent =
  | { readonly kind: 'content'; readonly content: ReadableStream<Uint8Array> }
  | { readonly kind: 'key_missing' | 'lost' };

/**
 * Opens the content of a recording. Its first part is read immediately, so that an unreadable file is detected before
 * anything is sent.
 */
export async function openRecordingContent(
  settings: RecordingSettings,
  recording: Pick<RecordingRow, 'file' | 'salt' | 'key_id'>,
): Promise<OpenedContent> {
  const key = await openRecordingKey(settings);
  if (key.id !== recording.key_id) return { kind: 'key_missing' };
  const parts = readSealedFile(recordingPath(settings, recording), key.keyOf(Buffer.from(recording.salt, 'base64')));
  try {
    const first = await parts.next();
    return { kind: 'content', content: streamOf(first, parts) };
  } catch (error) {
    if (error instanceof DamagedRecording || isNodeError(error, 'ENOENT')) return { kind: 'lost' };
    throw error;
  }
}

/** The parts as a stream that reads the next one on demand. */
function streamOf(first: IteratorResult<Uint8Array>, parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  let next: Promise<IteratorResult<Uint8Array>> | IteratorResult<Uint8Array> = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await next;
      if (done === true) return controller.close();
      controller.enqueue(value);
      next = parts.next();
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
