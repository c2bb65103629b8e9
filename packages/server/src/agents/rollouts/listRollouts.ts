import { foundWith } from '../../http/answers.ts';
import { forPerson } from '../../http/operation.ts';

const PAGE_SIZE = 10;

/** The rollouts of the company, and what a new one would update. */
export const listRollouts = forPerson<'listRollouts'>(async ({ query }, { stores: { rollouts } }) => {
  const { limit = PAGE_SIZE, offset = 0 } = query;
  const { version, devices } = await rollouts.outlook();
  return foundWith(await rollouts.list(limit, offset), {
    total_count: await rollouts.count(),
    latest_version: version,
    outdated_count: devices,
  });
});
