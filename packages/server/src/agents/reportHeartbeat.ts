import { found, problem } from '../http/answers.ts';
import { forAgent } from '../http/operation.ts';
import { intervalOf } from './interval.ts';

/** Takes what an agent says of its device, and says when to report next and what to do. */
export const reportHeartbeat = forAgent<'reportHeartbeat'>(async ({ body }, { store, commands, settings, address }) => {
  const intervalSeconds = intervalOf(settings, store.simulated);
  const report = { telemetry: body.telemetry, inventory: body.inventory, address, intervalSeconds };
  // False when the device was deleted while the report was on its way.
  if (!(await store.report(report))) return problem(401, 'agent_removed');
  return found([{ interval_seconds: intervalSeconds, commands: await commands.take() }]);
});
