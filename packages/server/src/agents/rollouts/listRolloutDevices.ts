import { page, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { rolloutLists } from './rolloutLists.ts';

const PAGE_SIZE = 10;

/** The devices of a rollout, each with its progress. */
export const listRolloutDevices = forPerson({ rollouts: rolloutLists })<'listRolloutDevices'>(async (
  { path, query },
  { stores: { rollouts } },
) => {
  if (!(await rollouts.isThere(path.rolloutPk))) return problem(404, 'not_found');
  const { state, limit = PAGE_SIZE, offset = 0 } = query;
  const { devices, total } = await rollouts.devices(path.rolloutPk, { state, limit, offset });
  return page(devices, total);
});
