import { auditOfCall } from '../../audit/index.ts';
import { groupEditor, groupStore } from '../../groups/index.ts';
import { found, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { chooseDevices } from './chooseDevices.ts';
import { rolloutEntry } from './rolloutRecords.ts';
import { rolloutStore } from './rolloutStore.ts';

/** Starts updating agents of the company in waves: all, or those of a group and its subgroups. */
export const startRollout = forPerson({
  audit: auditOfCall,
  groupEditor,
  groups: groupStore,
  rollouts: rolloutStore,
})<'startRollout'>(async ({ body }, { transact }) =>
  transact(async (stores) => {
    const chosen = await chooseDevices(stores, body.groupId);
    if (chosen.kind === 'refused') return chosen.refusal;
    const { rollouts, audit } = stores;
    const outcome = await rollouts.start(chosen.choice);
    if (outcome.kind === 'open') return problem(409, 'rollout_open');
    if (outcome.kind === 'nothing') return problem(409, 'nothing_to_update');
    await audit.writeAdministration([rolloutEntry('rolloutStarted', outcome.rollout)]);
    return found([outcome.rollout]);
  }),
);
