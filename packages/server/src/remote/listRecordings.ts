import { epochOf, HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { deviceStore } from '../devices/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { recordingStore } from './recordings/recordingStore.ts';

const momentOf = (written: string | undefined) => (written === undefined ? null : epochOf(written));

/** A page of session recordings, newest first. */
export const listRecordings = forPerson({ devices: deviceStore, recordings: recordingStore })<'listRecordings'>(async (
  { query },
  { stores },
) => {
  const { device = null, search = null, limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  const [from, to] = [momentOf(query.from), momentOf(query.to)];
  if (Number.isNaN(from)) return problem(400, 'invalid_data', 'from');
  if (Number.isNaN(to)) return problem(400, 'invalid_data', 'to');
  if (device !== null) {
    const { kind } = await stores.devices.access(device);
    if (kind === 'missing') return problem(404, 'not_found');
    if (kind === 'closed') return problem(403, 'no_group_access');
  }
  const choice = { from, to, deviceId: device, search };
  return page(await stores.recordings.page(choice, { limit, offset }), await stores.recordings.count(choice));
});
