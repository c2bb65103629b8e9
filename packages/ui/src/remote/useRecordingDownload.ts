import type { Recording } from '@remote-console/api-client';
import { useReadRecordingContent } from '@remote-console/api-client/react';
import { recordingFileName } from '@remote-console/domain';
import { useState } from 'react';
import { useFailureWords } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';
import { openSaveTarget, type SaveTarget } from './RemoteFiles/saveTarget.ts';

async function writeAll(stream: ReadableStream<Uint8Array>, target: SaveTarget): Promise<void> {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) await target.write(part.value);
  await target.finish();
}

/** Saves recordings as files. A hook. */
export function useRecordingDownload() {
  const read = useReadRecordingContent();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [downloading, setDownloading] = useState<Recording['pk'] | null>(null);

  const onDownload = async (recording: Recording): Promise<void> => {
    const { pk, kind, device_name: deviceName, start_time: startTime, size } = recording;
    setDownloading(pk);
    let target: SaveTarget | null = null;
    try {
      target = await openSaveTarget(recordingFileName({ kind, deviceName, startTime }), size);
      if (target) await writeAll(await read({ recordingPk: pk, purpose: 'download' }), target);
    } catch (thrown) {
      await target?.discard();
      toast.show({ tone: 'error', text: failureWords(thrown) });
    } finally {
      setDownloading(null);
    }
  };
  return { downloading, onDownload };
}
