import { HEADER_NOTICE_LIMIT } from '@remote-console/domain';
import { getOwnProfile } from '../accounts/index.ts';
import { listFavourites } from '../devices/index.ts';
import { listGroups } from '../groups/index.ts';
import { found } from '../http/index.ts';
import type { PersonOperation } from '../members/index.ts';
import { noticeEditor } from '../notices/index.ts';
import { getDeviceSummary } from '../overview/index.ts';

const NOTHING_ASKED = { query: {}, path: {}, header: {}, body: undefined };

/** What the frame reads first. Each part is answered by its own operation. */
export const getStart: PersonOperation<'getStart'> = {
  caller: 'person',
  async handle(_request, call) {
    const [profile, summary, groups, favourites, { notices, total }] = await Promise.all([
      getOwnProfile.handle(NOTHING_ASKED, call),
      getDeviceSummary.handle(NOTHING_ASKED, call),
      listGroups.handle(NOTHING_ASKED, call),
      listFavourites.handle(NOTHING_ASKED, call),
      call.open(noticeEditor).newest(call.language, HEADER_NOTICE_LIMIT),
    ]);
    return found([
      {
        ...(profile.status === 200 ? { profile: profile.body.objects[0] } : {}),
        ...(summary.status === 200
          ? { summary: summary.body.objects[0], request_ticket: summary.body.meta.requestTicket }
          : {}),
        ...(groups.status === 200 ? { groups: groups.body.objects } : {}),
        ...(favourites.status === 200 ? { favourites: favourites.body.objects } : {}),
        notices,
        notice_count: total,
      },
    ]);
  },
};
