import { instantText } from '../database/instant.ts';
import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { diskOf } from './healthStore.ts';
import { SERVER_VERSION } from './version.ts';

/** How the server is. */
export const getHealth = forPerson<'getHealth'>(async (_request, { stores, settings, pulse, openStreams }) => {
  const last = pulse.lastEvent();
  return found([
    {
      version: SERVER_VERSION,
      start_time: instantText(pulse.startedAt),
      database: await stores.health.database(),
      disk: await diskOf(settings.dataFolder),
      mail: { server: settings.mailServer ? 1 : 0, ...(await stores.health.mail()) },
      agents: await stores.health.agents(),
      events: { streams: openStreams.count(), last: last && instantText(last.at), lag_ms: last && last.lagMs },
      tasks: pulse.tasks().map(({ name, everyMs, lastRun, failed }) => ({
        name,
        every_ms: everyMs,
        last_run: lastRun === null ? null : instantText(lastRun),
        failed: failed ? 1 : 0,
      })),
    },
  ]);
});
