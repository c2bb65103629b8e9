import type { Recording } from '@remote-console/api-client/contract';
import type { AdministrationEntry } from '../../audit/index.ts';

/** What the audit says of a recording that was played, downloaded or removed: which one, of whom and from when. */
export function recordingEntry(
  act: 'recordingPlayed' | 'recordingDownloaded' | 'recordingRemoved',
  { pk, device_name, person, start_time }: Recording,
): AdministrationEntry {
  const values = { recording: pk, user: person.mgrid, start_time };
  return {
    act,
    subject: device_name,
    change: act === 'recordingRemoved' ? { before: values, after: {} } : { before: {}, after: values },
  };
}
