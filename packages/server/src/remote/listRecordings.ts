import { HISTORY_PAGE_SIZE } from '@remote-console/domain';
import { page, problem } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** A page of the recordings of sessions, the newest first. */
export const listRecordings = forPerson<'listRecordings'>(async ({ query }, { stores }) => {
  const { from, to, device, search, limit = HISTORY_PAGE_SIZE, offset = 0 } = query;
  if (device !== undefined) {
    const { kind } = await stores.devices.standing(device);
    if (kind === 'missing') return problem(404, 'not_found');
    if (kind === 'closed') return problem(403, 'no_group_access');
  }
  const choice = {
    from: from === undefined ? null : Date.parse(from),
    to: to === undefined ? null : Date.parse(to),
    devicePk: device ?? null,
    search: search ?? null,
  };
  return page(await stores.recordings.page(choice, { limit, offset }), await stores.recordings.count(choice));
});
