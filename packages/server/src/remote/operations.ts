import type { Registry } from '../http/index.ts';
import { endRunningSession } from './endRunningSession.ts';
import { listRecordings } from './listRecordings.ts';
import { listRunningSessions } from './listRunningSessions.ts';
import { openRemoteConnection } from './openRemoteConnection.ts';
import { readRecording } from './readRecording.ts';
import { readRecordingContent } from './readRecordingContent.ts';
import { removeRecording } from './removeRecording.ts';

/** The operations of this area. */
export const remoteOperations = {
  endRunningSession,
  listRecordings,
  listRunningSessions,
  openRemoteConnection,
  readRecording,
  readRecordingContent,
  removeRecording,
} satisfies Partial<Registry>;
