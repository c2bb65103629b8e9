import type { Recording } from '@remote-console/api-client/contract';
import { problem, sentFile } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { recordingEntry } from './recordings/recordingEntry.ts';
import { openRecordingContent } from './recordings/recordingFiles.ts';

/** The media type of each kind, and how its files end. */
const FORMATS = {
  terminal: { type: 'application/x-asciicast', ending: 'cast' },
  screen: { type: 'application/x-fbs', ending: 'fbs' },
} as const;

/** The name under which a recording is saved: the device, and when it began (UTC). */
function fileName({ device_name, start_time, kind }: Recording): string {
  const moment = start_time.slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${device_name} ${moment}.${FORMATS[kind].ending}`;
}

/** What was recorded. Each call is an entry of the audit, written before anything is sent. */
export const readRecordingContent = forPerson<'readRecordingContent'>(
  async ({ path, query }, { stores, settings, transact }) => {
    const recording = await stores.recordings.find(path.recordingPk);
    if (!recording) return problem(404, 'not_found');
    const { record, row } = recording;
    const opened = await openRecordingContent(settings.recordings, row);
    switch (opened.kind) {
      case 'key_missing':
        return problem(409, 'recording_key_missing');
      case 'lost':
        return problem(409, 'recording_lost');
      case 'content': {
        const isDownload = query.purpose === 'download';
        const act = isDownload ? 'recordingDownloaded' : 'recordingPlayed';
        await transact(({ audit }) => audit.writeAdministration([recordingEntry(act, record)]));
        return sentFile({
          content: opened.content,
          type: FORMATS[record.kind].type,
          ...(isDownload ? { saveAs: fileName(record) } : {}),
        });
      }
    }
  },
);
