import { auditOfCall } from '../../audit/index.ts';
import { found, problem } from '../../http/index.ts';
import { forPerson } from '../../members/index.ts';
import { rolloutEntry } from './rolloutRecords.ts';
import { rolloutStore } from './rolloutStore.ts';

/** Does what a person decides about a rollout. */
export const changeRollout = forPerson({ audit: auditOfCall, rollouts: rolloutStore })<'changeRollout'>(
  async ({ path, body }, { transact }) =>
    transact(async ({ rollouts, audit }) => {
      const outcome = await rollouts.change(path.rolloutPk, body.act);
      if (outcome.kind === 'missing') return problem(404, 'not_found');
      if (outcome.kind === 'over') return problem(409, 'rollout_changed');
      const act = body.act === 'stop' ? 'rolloutStopped' : 'rolloutContinued';
      await audit.writeAdministration([rolloutEntry(act, outcome.rollout)]);
      return found([outcome.rollout]);
    }),
);
