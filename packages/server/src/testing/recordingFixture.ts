import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS, type RecordingKind } from '@remote-console/domain';
import { openRecordingKey, SALT_BYTES } from '../remote/recordings/recordingKey.ts';
import { recordingPath } from '../remote/recordings/recordingFiles.ts';
import { createSealedFile } from '../remote/recordings/sealedFile.ts';
import type { TestServer } from './testServer.ts';

/** A recording for a test. */
export interface TestRecording {
  readonly companyId: number;
  readonly device: number;
  readonly member: number;
  /** The session; by default one that has ended and was deleted. */
  readonly session?: number;
  readonly deviceName?: string;
  readonly memberName?: string;
  readonly kind?: RecordingKind;
  /** In epoch milliseconds; now by default. */
  readonly startedAt?: number;
  /** Null for an active one; a minute after its start by default. */
  readonly endedAt?: number | null;
  readonly days?: number;
  readonly parts?: readonly string[];
}

/** Stores a recording, a complete one by default. Returns its ID and the path of its file. */
export async function addRecording(testServer: TestServer, recording: TestRecording) {
  const { companyId, device, member, deviceName = 'KIOSK-1', memberName = 'Mia' } = recording;
  const { kind = 'terminal', startedAt = testServer.clock.now, days = 30, parts = ['{"version":2}\n'] } = recording;
  const { endedAt = startedAt + 60_000, session = 1 } = recording;
  const { recordings: settings } = testServer.settings;
  const key = await openRecordingKey(settings);
  const salt = randomBytes(SALT_BYTES);
  const row = await testServer.database.query
    .insertInto('recordings')
    .values({
      company_fk: companyId,
      session_fk: session,
      device_fk: device,
      device_name: deviceName,
      simulated: 0,
      member_fk: member,
      member_name: memberName,
      mgrid: `${memberName.toLowerCase()}@alpha.example`,
      kind,
      start_time: startedAt,
      end_time: endedAt,
      size: endedAt === null ? 0 : parts.join('').length,
      keep_until: startedAt + days * DAY_MS,
      file: `${randomUUID()}.recording`,
      salt: salt.toString('base64'),
      key_id: key.id,
    })
    .returning(['pk', 'file'])
    .executeTakeFirstOrThrow();
  const path = recordingPath(settings, row);
  const file = await createSealedFile(path, key.keyOf(salt));
  for (const part of parts) await file.add(Buffer.from(part));
  await file.close();
  return { pk: row.pk, path };
}
