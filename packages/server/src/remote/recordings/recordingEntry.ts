import type { Recording } from '@remote-console/api-client/contract';
import type { AdministrationEntry } from '../../audit/index.ts';

/** What the audit says about a recording that was played, downloaded or removed: which one, whose and from when. */
export function recordingEntry(
  act: 'recordingPlayed' | 'recordingDownloaded' | 'recordingRemoved',
  { id, deviceName, person, startTime }: Recording,
): AdministrationEntry {
  const values = { recording: id, user: person.loginId, start_time: startTime };
  return {
    act,
    subject: deviceName,
    change: act === 'recordingRemoved' ? { before: values, after: {} } : { before: {}, after: values },
  };
}
