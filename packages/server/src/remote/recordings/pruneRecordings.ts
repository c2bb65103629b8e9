import { stat } from 'node:fs/promises';
import type { Connection } from '../../database/index.ts';
import type { RecordingSettings } from '../../settings/index.ts';
import { isNodeError } from './nodeErrors.ts';
import { recordingPath, removeRecordingFile } from './recordingFiles.ts';
import { forgetRecording } from './recordingRecords.ts';
import type { RecordingRow } from './recordingStore.ts';
import { DamagedRecording, sealedSize } from './sealedFile.ts';

/** Recordings completed in one round; more wait for the next. */
const AT_ONCE = 200;
/** How long after its session a recording may still be written, in milliseconds. */
const CLOSING_MS = 60_000;

/**
 * Removes recordings past their retention; a file before its row, so that none is left behind. A file that cannot be
 * removed does not prevent the removal of others.
 *
 * @throws What prevented the first of those files from being removed; they are tried again in the next round.
 */
async function removeOld(connection: Connection, settings: RecordingSettings): Promise<void> {
  const old = await connection.query
    .selectFrom('recordings')
    .select(['pk', 'file'])
    .where('keep_until', '<=', connection.now())
    .where('end_time', 'is not', null)
    .execute();
  const failures: unknown[] = [];
  for (const recording of old) {
    try {
      await removeRecordingFile(settings, recording);
      await forgetRecording(connection, recording.pk);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** What a killed process left of a recording; null if nothing could be read. */
async function whatIsLeft(settings: RecordingSettings, recording: Pick<RecordingRow, 'file'>) {
  const path = recordingPath(settings, recording);
  try {
    return { size: await sealedSize(path), endedAt: (await stat(path)).mtimeMs };
  } catch (error) {
    if (error instanceof DamagedRecording || isNodeError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Completes recordings whose session has ended and whose process did not complete them. */
async function completeLeft(connection: Connection, settings: RecordingSettings): Promise<void> {
  const left = await connection.query
    .selectFrom('recordings')
    .leftJoin('remote_sessions', 'remote_sessions.pk', 'recordings.session_fk')
    .select(['recordings.pk', 'recordings.file', 'recordings.start_time', 'remote_sessions.end_time'])
    .where('recordings.end_time', 'is', null)
    .where((eb) =>
      eb.or([eb('remote_sessions.pk', 'is', null), eb('remote_sessions.end_time', '<', connection.now() - CLOSING_MS)]),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { end_time, start_time, ...recording } of left) {
    const found = await whatIsLeft(settings, recording);
    await connection.query
      .updateTable('recordings')
      .set({ size: found?.size ?? 0, end_time: Math.round(found?.endedAt ?? end_time ?? start_time) })
      .where('pk', '=', recording.pk)
      .where('end_time', 'is', null)
      .execute();
  }
}

/** Removes old recordings, and completes what killed processes left. Any number of processes may do it in parallel. */
export async function pruneRecordings(connection: Connection, settings: RecordingSettings): Promise<void> {
  await completeLeft(connection, settings);
  await removeOld(connection, settings);
}
