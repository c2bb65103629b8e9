import { groupEditor, groupStore } from '../../groups/index.ts';
import { foundWith } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { chooseDevices } from './chooseDevices.ts';
import { rolloutLists } from './rolloutLists.ts';

const PAGE_SIZE = 10;

/** The rollouts of the company, and what a new one would update. */
export const listRollouts = forPerson({ groupEditor, groups: groupStore, rollouts: rolloutLists })<'listRollouts'>(
  async ({ query }, { stores }) => {
    const { groupId = null, limit = PAGE_SIZE, offset = 0 } = query;
    const chosen = await chooseDevices(stores, groupId);
    if (chosen.kind === 'refused') return chosen.refusal;
    const { rollouts } = stores;
    const { version, devices } = await rollouts.outlook(chosen.choice);
    return foundWith(await rollouts.list(limit, offset), {
      totalCount: await rollouts.count(),
      latestVersion: version,
      outdatedCount: devices,
    });
  },
);
