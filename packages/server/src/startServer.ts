import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { pruneAccountKeys } from './accounts/accountKeys.ts';
import { pruneKnownAddresses } from './accounts/knownAddresses.ts';
import { pruneRateLimits } from './accounts/rateLimit.ts';
import { pruneSessions } from './accounts/sessionStore.ts';
import { sweepCommands } from './agents/agentCommands.ts';
import { advanceRollouts } from './agents/rollouts/advanceRollouts.ts';
import { sweepOffline } from './agents/sweepOffline.ts';
import { sweepApprovals } from './approvals/sweepApprovals.ts';
import { sweepTeams } from './approvals/team/sweepTeams.ts';
import { type Clock, connect, type Connection, type EventBus } from './database/connection.ts';
import { packUsage } from './devices/usage/packUsage.ts';
import { pruneUsage } from './devices/usage/pruneUsage.ts';
import { type DiskRoom, watchDiskRoom } from './database/diskRoom.ts';
import { exclusively, learnSpread } from './database/dialect.ts';
import { type OpenDatabase, openDatabase } from './database/openDatabase.ts';
import type { Schema } from './database/schema.ts';
import { damageOf } from './database/sqlite.ts';
import { followAgentVersion } from './downloads/followAgentVersion.ts';
import { pruneEvents } from './events/eventStore.ts';
import { createMemoryBus } from './events/memoryBus.ts';
import { createPostgresBus, openListener } from './events/postgresBus.ts';
import { beginDisconnectionAlerts, endStaleAlerts } from './history/alertStore.ts';
import { readThresholds } from './groups/thresholdStore.ts';
import { pruneExports } from './history/exports/exportStore.ts';
import { limitBodies } from './http/byteStreams.ts';
import { createApp } from './http/createApp.ts';
import { describeError, type Log, logToStandardError } from './http/log.ts';
import { mailInbox } from './inbox/mailInbox.ts';
import { lookAtLicenses } from './inbox/lookAtLicenses.ts';
import { pruneInbox } from './inbox/pruneInbox.ts';
import { deliverDueMails } from './mail/deliverMails.ts';
import { pruneMails } from './mail/mailQueue.ts';
import { createSmtpSender, type MailServer } from './mail/smtpSender.ts';
import { pruneHistory } from './policies/pruneHistory.ts';
import { pruneRecordings } from './remote/recordings/pruneRecordings.ts';
import { serveRemote } from './remote/relay/serveRemote.ts';
import { createStreamDoor } from './remote/relay/streamDoor.ts';
import { sweepRemote } from './remote/sessionRecords.ts';
import type { Settings } from './settings.ts';
import { lockDataFolder, makeDataFolder, StartError } from './setup/dataFolder.ts';
import { createFirstAdministrator, type FirstAdministrator } from './setup/firstAdministrator.ts';
import { checkPurpose, markPurpose } from './setup/purpose.ts';
import { noteDeviceCounts } from './overview/deviceCounts.ts';
import { sweepTickets } from './tickets/sweepTickets.ts';

const SWEEP_MS = 1000;
const ADVANCE_MS = 2000;
const DELIVER_MS = 500;
const PRUNE_MS = 60_000;
/** How often it is noted how many devices there are, in milliseconds; the last note of a day counts. */
const COUNT_MS = 10 * 60_000;
const PRUNE_HISTORY_MS = 60 * 60_000;
/** How soon devices can be updated to an agent that was put in its place. */
const FOLLOW_MS = 5000;
const LEARN_MS = 60 * 60_000;
/** How long running requests may take to finish when the server stops. */
const PATIENCE_MS = 3000;
const TIDY_MS = 20;
/** Longer than proxies keep idle connections, so that it is the proxy that closes them. */
const KEEP_ALIVE_MS = 75_000;

/** Fills the database with the demo, once. */
export type LoadDemo = (options: {
  readonly database: Kysely<Schema>;
  readonly now: Date;
}) => Promise<{ readonly enrolmentTokens: unknown }>;

/** What is not a setting: the parts that a start is given. */
export interface StartParts {
  readonly loadDemo?: LoadDemo;
  readonly clock?: Clock;
  readonly log?: Log;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** The administrator who was made at this start, if one was. */
  readonly firstAdministrator: FirstAdministrator | null;
  /** Finishes what runs, ends the streams and closes the database. */
  readonly stop: () => Promise<void>;
}

async function openPlace({ place }: Settings): Promise<OpenDatabase> {
  if (place.engine === 'sqlite' && existsSync(place.file)) {
    const damage = damageOf(place.file);
    if (damage !== null) {
      throw new StartError(
        `The database ${place.file} is damaged (${damage.split('\n')[0] ?? ''}); nothing was changed. Put a backup in its place, or choose another folder with DATA_DIR.`,
      );
    }
  }
  try {
    return await openDatabase(place);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : 'unknown reason';
    throw new StartError(
      place.engine === 'sqlite'
        ? `The database ${place.file} cannot be opened: ${reason}.`
        : `The PostgreSQL database named by DATABASE_URL cannot be used: ${reason}.`,
      { cause: error },
    );
  }
}

function openBus({ place, query }: OpenDatabase, log: Log): Promise<EventBus> {
  if (place.engine === 'sqlite') return Promise.resolve(createMemoryBus());
  return createPostgresBus(() => openListener(place.url), query, log);
}

/** What tasks that nobody waits for report to. */
interface Watch {
  readonly log: Log;
  readonly diskRoom: DiskRoom;
}

/** Repeats a task until it is stopped; a failure is logged, and the task is tried again at its next time. */
function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  name: string,
  { log, diskRoom }: Watch,
): () => Promise<void> {
  const ending = new AbortController();
  const loop = async () => {
    while (!ending.signal.aborted) {
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      await task().catch((error: unknown) => {
        if (diskRoom.isMissing(error)) return;
        log({ level: 'error', message: `${name} failed`, detail: describeError(error) });
      });
    }
  };
  const over = loop();
  return () => {
    ending.abort();
    return over;
  };
}

/** Sends mails from now on. Stopping lets those that are on their way finish, but does not wait for a silent server. */
function startDelivery(
  connection: Connection,
  mailServer: MailServer,
  keepsText: boolean,
  watch: Watch,
): () => Promise<unknown> {
  const delivery = { connection, send: createSmtpSender(mailServer), log: watch.log, keepsText };
  const end = repeat(() => deliverDueMails(delivery), DELIVER_MS, 'sending mails', watch);
  return () => Promise.race([end(), pause(PATIENCE_MS, undefined, { ref: false })]);
}

async function listen(server: Server, { host, port }: Settings): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is taken by another program; choose another one with PORT.`);
    }
    throw new StartError(`The server cannot listen on ${host}, port ${port}: ${error.message}.`);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

/** Where a server that listens everywhere is reached from its own machine. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Closes the port, lets running requests finish, and cuts off what does not. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    // A connection whose last answer ends only now would else stay open for its next request.
    const tidying = setInterval(() => server.closeIdleConnections(), TIDY_MS);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(tidying);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Fills an empty database, and hands the demo's agents what they need to enrol. */
async function prepare(
  { query, engine }: OpenDatabase,
  settings: Settings,
  { loadDemo, clock = Date.now }: StartParts,
): Promise<FirstAdministrator | null> {
  return exclusively(query, engine, async () => {
    // Again: another process may have filled the same database since.
    await checkPurpose(query, settings);
    await markPurpose(query, settings);
    if (!settings.demo || !loadDemo) return createFirstAdministrator(query, settings, clock());
    const { enrolmentTokens } = await loadDemo({ database: query, now: new Date(clock()) });
    const file = join(settings.dataFolder, 'agents.json');
    await writeFile(file, `${JSON.stringify(enrolmentTokens, null, 1)}\n`, { mode: 0o600 });
    // The mode above is for a new file only.
    await chmod(file, 0o600);
    return null;
  });
}

/**
 * Starts a server.
 *
 * @throws StartError or SettingError, whose message says in one sentence what prevents it.
 */
export async function startServer(settings: Settings, parts: StartParts = {}): Promise<RunningServer> {
  const { clock = Date.now, log = logToStandardError } = parts;
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    makeDataFolder(settings.dataFolder);
    if (settings.place.engine === 'sqlite') undo.push(lockDataFolder(settings.dataFolder));
    const database = await openPlace(settings);
    undo.push(() => database.close());
    await checkPurpose(database.query, settings);
    const bus = await openBus(database, log);
    undo.push(() => bus.close());

    const stopping = new AbortController();
    let isReady = false;
    let url = '';
    const diskRoom = watchDiskRoom(database, log);
    const watch: Watch = { log, diskRoom };
    const streams = createStreamDoor();
    const app = createApp({
      database,
      settings,
      events: bus,
      clock,
      address: () => url,
      log,
      stopping: stopping.signal,
      isReady: () => isReady,
      diskRoom,
      streams,
    });
    const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } });
    if (!('closeIdleConnections' in server)) throw new StartError('The server speaks HTTP/1.1 only.');
    limitBodies(server);
    url = await listen(server, settings);
    undo.push(
      () => close(server),
      () => stopping.abort(),
    );

    const firstAdministrator = await prepare(database, settings, parts);
    const connection = connect(database, bus, clock);
    const internalUrl = () => settings.internalUrl ?? reachable(url);
    const relay = serveRemote(server, { connection, settings, log, internalUrl, streams });
    undo.push(() => relay.stop());
    const prune = async () => {
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
    };
    undo.push(repeat(() => sweepOffline(connection), SWEEP_MS, 'looking for silent devices', watch));
    undo.push(
      repeat(
        () => sweepApprovals(connection),
        SWEEP_MS,
        'telling of approvals that begin or end, and requests that lapse',
        watch,
      ),
    );
    undo.push(repeat(() => sweepTeams(connection), SWEEP_MS * 5, 'moving on requests with several approvers', watch));
    undo.push(repeat(() => sweepTickets(connection), SWEEP_MS, 'ending tickets whose time has come', watch));
    undo.push(repeat(() => sweepRemote(connection), SWEEP_MS * 5, 'ending remote sessions that are gone', watch));
    undo.push(repeat(() => sweepCommands(connection), SWEEP_MS, 'giving up commands', watch));
    undo.push(repeat(() => advanceRollouts(connection), ADVANCE_MS, 'taking rollouts further', watch));
    const alert = async () => {
      await beginDisconnectionAlerts(connection, readThresholds);
      await endStaleAlerts(connection, readThresholds);
    };
    undo.push(
      repeat(alert, PRUNE_MS, 'looking for devices that are offline for long, and alerts that are over', watch),
    );
    undo.push(repeat(() => noteDeviceCounts(connection), COUNT_MS, 'noting how many devices there are', watch));
    const publicUrl = () => settings.publicUrl ?? url;
    undo.push(repeat(() => mailInbox(connection, publicUrl), SWEEP_MS, 'writing mails about new items', watch));
    undo.push(repeat(() => lookAtLicenses(connection), PRUNE_HISTORY_MS, 'looking at licenses', watch));
    undo.push(repeat(prune, PRUNE_MS, 'removing what is over', watch));
    if (settings.mailServer) undo.push(startDelivery(connection, settings.mailServer, settings.hasOutbox, watch));
    undo.push(repeat(() => pruneHistory(connection), PRUNE_HISTORY_MS, 'removing old history', watch));
    undo.push(repeat(() => packUsage(connection), PRUNE_MS, 'packing usage', watch));
    undo.push(repeat(() => pruneUsage(connection), PRUNE_HISTORY_MS, 'removing old usage', watch));
    const follow = () => followAgentVersion(connection, [settings.downloadsFolder, settings.agentFolder]);
    if (!settings.demo) undo.push(repeat(follow, FOLLOW_MS, 'looking for new agents', watch));
    const learn = () => learnSpread(database.query, database.engine);
    undo.push(repeat(learn, LEARN_MS, 'learning how the data is spread', watch));
    isReady = true;
    return { url, firstAdministrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
