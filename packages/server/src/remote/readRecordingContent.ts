import { recordingFileName } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { problem, sentFile } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { recordingEntry } from './recordings/recordingEntry.ts';
import { openRecordingContent } from './recordings/recordingFiles.ts';
import { recordingStore } from './recordings/recordingStore.ts';

/** The media type of each kind. */
const TYPES = { terminal: 'application/x-asciicast', screen: 'application/x-fbs' } as const;

/** The content of a recording. Each call is recorded in the audit, written before anything is sent. */
export const readRecordingContent = forPerson({
  audit: auditOfCall,
  recordings: recordingStore,
})<'readRecordingContent'>(async ({ path, query }, { stores, settings, transact }) => {
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
        type: TYPES[record.kind],
        ...(isDownload
          ? {
              saveAs: recordingFileName({
                kind: record.kind,
                deviceName: record.deviceName,
                startTime: record.startTime,
              }),
            }
          : {}),
      });
    }
  }
});
