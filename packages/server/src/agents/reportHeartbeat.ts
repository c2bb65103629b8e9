import { found } from '../http/answers.ts';
import { forAgent } from '../http/operation.ts';
import { intervalOf } from './interval.ts';

/** Takes what an agent says of its device, and says when to report next. */
export const reportHeartbeat = forAgent<'reportHeartbeat'>(async ({ body }, { store, settings, address }) => {
  const intervalSeconds = intervalOf(settings, store.simulated);
  await store.report({ telemetry: body.telemetry, inventory: body.inventory, address, intervalSeconds });
  return found([{ interval_seconds: intervalSeconds }]);
});
