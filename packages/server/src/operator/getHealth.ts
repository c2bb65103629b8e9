import { instantText } from '../database/index.ts';
import { openStreams } from '../events/index.ts';
import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { diskOf, healthStore } from './healthStore.ts';
import { SERVER_VERSION } from './version.ts';

/** The state of the server. */
export const getHealth = forPerson({ health: healthStore, openStreams })<'getHealth'>(async (
  _request,
  { stores, settings, pulse },
) => {
  const last = pulse.lastEvent();
  return found([
    {
      version: SERVER_VERSION,
      startTime: instantText(pulse.startedAt),
      database: await stores.health.database(),
      disk: await diskOf(settings.dataFolder),
      mail: { server: settings.mailServer !== null, ...(await stores.health.mail()) },
      agents: await stores.health.agents(),
      events: { streams: stores.openStreams.count(), last: last && instantText(last.at), lagMs: last && last.lagMs },
      tasks: pulse.tasks().map(({ name, everyMs, lastRun, failed }) => ({
        name,
        everyMs,
        lastRun: lastRun === null ? null : instantText(lastRun),
        failed: failed ? 1 : 0,
      })),
    },
  ]);
});
