import { found, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { deviceStore } from './deviceStore.ts';

/** One device with its processes, hardware and software (B-API-03). */
export const getDevice = forPerson({ devices: deviceStore })<'getDevice'>(async ({ path }, { stores }) => {
  const standing = await stores.devices.standing(path.devicePk);
  if (standing.kind === 'closed') return problem(403, 'no_group_access');
  const device = standing.kind === 'open' ? await stores.devices.detail(standing.device.pk) : null;
  return device ? found([device]) : problem(404, 'not_found');
});
