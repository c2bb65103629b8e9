import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, type RecordingKind } from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { findMember } from '../../members/index.ts';
import type { OpenedConnection } from '../permissions.ts';
import type { RecordedTerminal } from './connectionTap.ts';
import { type RecordingKey, SALT_BYTES } from './recordingKey.ts';
import type { RecordingRow } from './recordingStore.ts';

/** What to record. */
export interface WantedRecording {
  readonly opened: OpenedConnection;
  readonly sessionId: number;
  readonly kind: RecordingKind;
  /** How long it is kept, in days. */
  readonly days: number;
}

/** Records that a recording starts; the names are copied, because it outlives person and device. */
export async function noteRecording(
  connection: Connection,
  { opened, sessionId, kind, days }: WantedRecording,
  key: RecordingKey,
): Promise<RecordingRow> {
  const { query, now } = connection;
  const device = await query
    .selectFrom('devices')
    .select(['alias', 'simulated'])
    .where('pk', '=', opened.device_fk)
    .executeTakeFirstOrThrow();
  const member = await findMember(connection, opened.member_fk);
  if (!member) throw new Error('The person of a connection is gone.');
  return query
    .insertInto('recordings')
    .values({
      company_fk: opened.company_fk,
      session_fk: sessionId,
      device_fk: opened.device_fk,
      device_name: device.alias,
      simulated: device.simulated,
      member_fk: opened.member_fk,
      member_name: member.name,
      mgrid: member.mgrid,
      kind,
      start_time: now(),
      end_time: null,
      keep_until: now() + days * DAY_MS,
      file: `${randomUUID()}.recording`,
      salt: randomBytes(SALT_BYTES).toString('base64'),
      key_id: key.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks a recording as complete. */
export async function noteRecorded(
  { query, now }: Connection,
  pk: number,
  { size, terminal }: { readonly size: number; readonly terminal: RecordedTerminal | null },
): Promise<void> {
  await query
    .updateTable('recordings')
    .set({
      end_time: now(),
      size,
      terminal: terminal?.terminal ?? null,
      terminal_offset: terminal?.offset ?? null,
    })
    .where('pk', '=', pk)
    .execute();
}

/** Deletes a recording. */
export async function forgetRecording({ query }: Connection, pk: number): Promise<void> {
  await query.deleteFrom('recordings').where('pk', '=', pk).execute();
}

/** The terminals that earlier connections of a session recorded, and up to where. */
export async function recordedTerminals(
  { query }: Connection,
  sessionId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom('recordings')
    .select(['terminal', 'terminal_offset'])
    .where('session_fk', '=', sessionId)
    .where('terminal', 'is not', null)
    .orderBy('pk')
    .execute();
  return new Map(
    rows.flatMap(({ terminal, terminal_offset }) => (terminal === null ? [] : [[terminal, terminal_offset ?? 0]])),
  );
}
