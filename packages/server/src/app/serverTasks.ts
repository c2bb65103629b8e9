import { setTimeout as pause } from 'node:timers/promises';
import type { ServerTaskName } from '@remote-console/domain';
import { pruneAccountKeys, pruneKnownAddresses } from '../accounts/index.ts';
import { advanceRollouts, sweepCommands, sweepOffline } from '../agents/index.ts';
import { beginDisconnectionAlerts, endStaleAlerts, readThresholds } from '../alerts/index.ts';
import { sweepApprovals, sweepTeams } from '../approvals/index.ts';
import { type Connection, type DiskRoom, learnSpread, packRevisions } from '../database/index.ts';
import { packUsage, pruneUsage } from '../devices/index.ts';
import { followAgentVersion } from '../downloads/index.ts';
import { pruneEvents } from '../events/index.ts';
import { pruneExports } from '../history/index.ts';
import type { TaskLog } from '../http/index.ts';
import { lookAtLicenses, mailInbox, pruneInbox } from '../inbox/index.ts';
import { describeError, type Log } from '../log/index.ts';
import { createSmtpSender, deliverDueMails, pruneMails } from '../mail/index.ts';
import { pruneRateLimits, pruneSessions } from '../members/index.ts';
import { noteDeviceCounts } from '../overview/index.ts';
import { pruneHistory } from '../policies/index.ts';
import { pruneRecordings, sweepRemote } from '../remote/index.ts';
import type { Settings } from '../settings/index.ts';
import { sweepTickets } from '../tickets/index.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long emails being sent may take when the server stops. */
const DELIVERY_PATIENCE_MS = 3000;

/** The server's recurring tasks. */
interface ServerTask {
  readonly id: ServerTaskName;
  /** What it does, as the beginning of “… failed” in the log. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** What tasks work with, and what they report to. */
export interface TaskPlace {
  readonly connection: Connection;
  readonly settings: Settings;
  /** Where the console answers, as named by links in emails. */
  readonly publicUrl: () => string;
  readonly log: Log;
  readonly tasks: TaskLog;
  readonly diskRoom: DiskRoom;
}

function sweeps({ connection, publicUrl }: TaskPlace): ServerTask[] {
  return [
    {
      id: 'offline',
      name: 'looking for silent devices',
      everyMs: SECOND_MS,
      run: () => sweepOffline(connection),
    },
    {
      id: 'approvals',
      name: 'telling of approvals that begin or end, and requests that lapse',
      everyMs: SECOND_MS,
      run: () => sweepApprovals(connection),
    },
    {
      id: 'teams',
      name: 'moving on requests with several approvers',
      everyMs: 5 * SECOND_MS,
      run: () => sweepTeams(connection),
    },
    {
      id: 'tickets',
      name: 'ending tickets whose time has come',
      everyMs: SECOND_MS,
      run: () => sweepTickets(connection),
    },
    {
      id: 'remote',
      name: 'ending remote sessions that are gone',
      everyMs: 5 * SECOND_MS,
      run: () => sweepRemote(connection),
    },
    { id: 'commands', name: 'giving up commands', everyMs: SECOND_MS, run: () => sweepCommands(connection) },
    {
      id: 'rollouts',
      name: 'taking rollouts further',
      everyMs: 2 * SECOND_MS,
      run: () => advanceRollouts(connection),
    },
    {
      id: 'alerts',
      name: 'looking for devices that are offline for long, and alerts that are over',
      everyMs: MINUTE_MS,
      run: async () => {
        await beginDisconnectionAlerts(connection, readThresholds);
        await endStaleAlerts(connection, readThresholds);
      },
    },
    {
      id: 'counts',
      name: 'noting how many devices there are',
      // The last record of a day counts.
      everyMs: 10 * MINUTE_MS,
      run: () => noteDeviceCounts(connection),
    },
    {
      id: 'inboxMail',
      name: 'writing mails about new items',
      everyMs: SECOND_MS,
      run: () => mailInbox(connection, publicUrl),
    },
    { id: 'licenses', name: 'looking at licenses', everyMs: HOUR_MS, run: () => lookAtLicenses(connection) },
  ];
}

function upkeep({ connection, settings, diskRoom }: TaskPlace): ServerTask[] {
  return [
    {
      id: 'pruning',
      name: 'removing what is over',
      everyMs: MINUTE_MS,
      run: async () => {
        await diskRoom.isThere();
        await pruneEvents(connection);
        await pruneSessions(connection);
        await pruneRateLimits(connection);
        await pruneKnownAddresses(connection);
        await pruneAccountKeys(connection);
        await pruneMails(connection);
        await pruneExports(connection);
        await pruneRecordings(connection, settings.recordings);
        await pruneInbox(connection);
        await packRevisions(connection.query, connection.engine);
      },
    },
    { id: 'history', name: 'removing old history', everyMs: HOUR_MS, run: () => pruneHistory(connection) },
    { id: 'usage', name: 'packing usage', everyMs: MINUTE_MS, run: () => packUsage(connection) },
    { id: 'oldUsage', name: 'removing old usage', everyMs: HOUR_MS, run: () => pruneUsage(connection) },
    {
      id: 'statistics',
      name: 'learning how the data is spread',
      everyMs: HOUR_MS,
      run: () => learnSpread(connection.query, connection.engine),
    },
  ];
}

/** How soon devices can be updated to an agent that was added there. */
const agents = ({ connection, settings }: TaskPlace): ServerTask => ({
  id: 'agents',
  name: 'looking for new agents',
  everyMs: 5 * SECOND_MS,
  run: () => followAgentVersion(connection, [settings.downloadsFolder, settings.agentFolder]),
});

/** Repeats a task until it is stopped; a failure is logged, and the task is tried again at its next time. */
function repeat({ id, name, everyMs, run }: ServerTask, { log, diskRoom, tasks }: TaskPlace): () => Promise<void> {
  const ending = new AbortController();
  tasks.begun(id, everyMs);
  const loop = async () => {
    while (!ending.signal.aborted) {
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      const failed = await run().then(
        () => false,
        (error: unknown) => {
          if (!diskRoom.isMissing(error)) {
            log({ level: 'error', message: `${name} failed`, detail: describeError(error) });
          }
          return true;
        },
      );
      tasks.ended(id, failed);
    }
  };
  const over = loop();
  return () => {
    ending.abort();
    return over;
  };
}

/** Sends emails from now on. Stopping lets those being sent finish, but does not wait for a silent server. */
function startDelivery(place: TaskPlace): (() => Promise<unknown>)[] {
  const { connection, settings, log } = place;
  if (!settings.mailServer) return [];
  const delivery = { connection, send: createSmtpSender(settings.mailServer), log, keepsText: settings.hasOutbox };
  const end = repeat(
    { id: 'delivery', name: 'sending mails', everyMs: SECOND_MS / 2, run: () => deliverDueMails(delivery) },
    place,
  );
  return [() => Promise.race([end(), pause(DELIVERY_PATIENCE_MS, undefined, { ref: false })])];
}

/**
 * Starts everything that the server does without being asked. A new task is a name in `SERVER_TASKS` and an entry here.
 *
 * @returns how to stop each of them; a running task is allowed to finish.
 */
export function startTasks(place: TaskPlace): (() => Promise<unknown>)[] {
  const all = [...sweeps(place), ...upkeep(place), ...(place.settings.demo ? [] : [agents(place)])];
  return [...all.map((task) => repeat(task, place)), ...startDelivery(place)];
}
