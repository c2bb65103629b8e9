import { found, problem } from '../../http/answers.ts';
import { forPerson } from '../../http/operation.ts';

/** Starts to update the agents of the company in waves. */
export const startRollout = forPerson<'startRollout'>(async (_request, { transact }) =>
  transact(async ({ rollouts, audit }) => {
    const outcome = await rollouts.start();
    if (outcome.kind === 'open') return problem(409, 'rollout_open');
    if (outcome.kind === 'nothing') return problem(409, 'nothing_to_update');
    await audit.writeAdministration([{ act: 'rolloutStarted', subject: outcome.rollout.version }]);
    return found([outcome.rollout]);
  }),
);
