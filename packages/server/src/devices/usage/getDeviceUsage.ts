import { offsetAt, timeZoneById } from '@remote-console/domain';
import { found, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { deviceStore } from '../deviceStore.ts';
import { usageStore } from './usageStore.ts';

/** How busy a device was; for those who may open its page. */
export const getDeviceUsage = forPerson({ devices: deviceStore, usage: usageStore })<'getDeviceUsage'>(async (
  { path, query },
  { session, stores, now },
) => {
  const access = await stores.devices.access(path.devicePk);
  if (access.kind === 'missing') return problem(404, 'not_found');
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const { range, points = 400 } = query;
  const offsetMs = offsetAt(now(), timeZoneById(session.member.time_zone_id).name);
  return found([await stores.usage.timeline(access.device.pk, { range, points, offsetMs })]);
});
