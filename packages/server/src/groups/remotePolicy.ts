import {
  consentOf,
  type GroupRecording,
  type RecordingPolicy,
  recordingPolicyOf,
  type RemoteConsent,
  type RemoteSharing,
  sharingOf,
} from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';

/** The settings for sessions with the devices of a group. */
export interface RemotePolicy {
  /** How the person at the device takes part before a session starts. */
  readonly consent: RemoteConsent;
  /** What is recorded, and how long that is kept. */
  readonly recording: RecordingPolicy;
  /** What a second person may do on a screen. */
  readonly sharing: RemoteSharing;
}

/**
 * The settings for sessions with the devices of a group: its own, otherwise those of its ancestors.
 *
 * @param groupId The group to start with; null for the default above the top level.
 */
export async function remotePolicy(
  connection: Connection,
  companyId: number,
  groupId: number | null,
): Promise<RemotePolicy> {
  const consents: (RemoteConsent | null)[] = [];
  const recordings: GroupRecording[] = [];
  const sharings: (RemoteSharing | null)[] = [];
  for (let pk = groupId; pk !== null;) {
    const group = await companyTables(connection, companyId)
      .groups()
      .select(['group_fk', 'remote_consent', 'remote_recording', 'remote_recording_days', 'remote_sharing'])
      .where('pk', '=', pk)
      .executeTakeFirst();
    consents.push(group?.remote_consent ?? null);
    recordings.push({ recording: group?.remote_recording ?? null, days: group?.remote_recording_days ?? null });
    sharings.push(group?.remote_sharing ?? null);
    pk = group?.group_fk ?? null;
  }
  return { consent: consentOf(consents), recording: recordingPolicyOf(recordings), sharing: sharingOf(sharings) };
}
