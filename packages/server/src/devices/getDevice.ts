import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { deviceStore } from './deviceStore.ts';

/** One device with its processes, hardware and software (B-API-03). */
export const getDevice = forPerson({ devices: deviceStore })<'getDevice'>(async ({ path }, { stores }) => {
  const access = await stores.devices.access(path.devicePk);
  if (access.kind === 'closed') return problem(403, 'no_group_access');
  const device = access.kind === 'open' ? await stores.devices.detail(access.device.pk) : null;
  return device ? found([device]) : problem(404, 'not_found');
});
