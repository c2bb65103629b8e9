import { deviceStore } from '../devices/index.ts';
import { page, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { runningSessionStore } from './runningSessionStore.ts';

/** Who is on which device now; only for one device if it is named. */
export const listRunningSessions = forPerson({
  devices: deviceStore,
  runningSessions: runningSessionStore,
})<'listRunningSessions'>(async ({ query }, { stores }) => {
  if (query.device !== undefined) {
    const { kind } = await stores.devices.access(query.device);
    if (kind === 'missing') return problem(404, 'not_found');
    if (kind === 'closed') return problem(403, 'no_group_access');
  }
  const { sessions, total } = await stores.runningSessions.list(query.device ?? null);
  return page(sessions, total);
});
