import { offsetAt, timeZoneById } from '@remote-console/domain';
import { groupStore } from '../../groups/index.ts';
import { found, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { usageStore } from './usageStore.ts';

/** How busy the devices of a group, or all that the person may see, were. */
export const getFleetUsage = forPerson({ groups: groupStore, usage: usageStore })<'getFleetUsage'>(async (
  { query },
  { session, stores, now },
) => {
  const { group: chosen = 'all', range, points = 400 } = query;
  const groupPk = chosen === 'all' ? null : Number(chosen);
  const access = groupPk === null ? null : await stores.groups.access(groupPk);
  if (access?.kind === 'missing') return problem(404, 'not_found');
  if (access?.kind === 'closed' || (access?.kind === 'open' && access.byTicket)) {
    return problem(403, 'no_group_access');
  }
  const offsetMs = offsetAt(now(), timeZoneById(session.member.time_zone_id).name);
  return found([
    await stores.usage.fleetTimeline(groupPk === null ? { kind: 'all' } : { kind: 'group', pk: groupPk }, {
      range,
      points,
      offsetMs,
    }),
  ]);
});
