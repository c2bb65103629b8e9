import { found, problem } from '../http/index.ts';
import { forAgent } from './forAgent.ts';
import { intervalOf } from './interval.ts';

/** Accepts an agent's report about its device, and answers when to report next and what to do. */
export const reportHeartbeat = forAgent<'reportHeartbeat'>(async ({ body }, { store, commands, settings, address }) => {
  const intervalSeconds = intervalOf(settings, store.simulated);
  const report = { telemetry: body.telemetry, inventory: body.inventory, address, intervalSeconds };
  const outcome = await store.report(report);
  switch (outcome) {
    case 'accepted':
      return found([{ intervalSeconds, commands: await commands.take() }]);
    case 'removed':
      return problem(401, 'agent_removed');
    case 'overtaken':
      return problem(409, 'agent_still_online');
  }
});
