import { HEADER_NOTICE_LIMIT } from '@remote-console/domain';
import { getDeviceSummary } from '../devices/getDeviceSummary.ts';
import { listFavourites } from '../devices/listFavourites.ts';
import { listGroups } from '../groups/listGroups.ts';
import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { getOwnProfile } from './getOwnProfile.ts';

const NOTHING_ASKED = { query: {}, path: {}, header: {}, body: undefined };

/** What the frame reads first. Each part is answered by the operation that answers it alone. */
export const getStart = forPerson<'getStart'>(async (_request, context) => {
  const caller = { kind: 'person', ...context } as const;
  const [profile, summary, groups, favourites, { notices, total }] = await Promise.all([
    getOwnProfile(NOTHING_ASKED, caller),
    getDeviceSummary(NOTHING_ASKED, caller),
    listGroups(NOTHING_ASKED, caller),
    listFavourites(NOTHING_ASKED, caller),
    context.stores.notices.newest(context.language, HEADER_NOTICE_LIMIT),
  ]);
  return found([
    {
      ...(profile.status === 200 ? { profile: profile.body.objects[0] } : {}),
      ...(summary.status === 200
        ? { summary: summary.body.objects[0], request_ticket: summary.body.meta.request_ticket }
        : {}),
      ...(groups.status === 200 ? { groups: groups.body.objects } : {}),
      ...(favourites.status === 200 ? { favourites: favourites.body.objects } : {}),
      notices,
      notice_count: total,
    },
  ]);
});
