import type { Recording } from '@remote-console/api-client';
import { useReadRecordingContent } from '@remote-console/api-client/react';
import { recordingFileName } from '@remote-console/domain';
import { useAction } from '../actions/index.ts';
import { openSaveTarget, type SaveTarget } from './RemoteFiles/saveTarget.ts';

async function writeAll(stream: ReadableStream<Uint8Array>, target: SaveTarget): Promise<void> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) await target.write(part.value);
  await target.finish();
}

/** Saves recordings as files. A hook. */
export function useRecordingDownload() {
  const read = useReadRecordingContent();
  const { subject: downloading, run } = useAction<Recording['id']>();

  const onDownload = async (recording: Recording): Promise<void> => {
    const { id, kind, deviceName, startTime, size } = recording;
    const save = async () => {
      const target = await openSaveTarget(recordingFileName({ kind, deviceName, startTime }), size);
      if (!target) return;
      try {
        await writeAll(await read({ recordingId: id, purpose: 'download' }), target);
      } catch (thrown) {
        await target.discard();
        throw thrown;
      }
    };
    await run(save, { of: id });
  };
  return { downloading, onDownload };
}
