import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import {
  type Clock,
  connect,
  damageOf,
  type EventBus,
  exclusively,
  type OpenDatabase,
  openDatabase,
  type Schema,
  watchDiskRoom,
} from '../database/index.ts';
import { createMemoryBus, createPostgresBus, openListener } from '../events/index.ts';
import { createTaskLog } from '../http/index.ts';
import { type Log, logToStandardError } from '../log/index.ts';
import { createStreamDoor, limitBodies, serveRemote } from '../remote/index.ts';
import type { Settings } from '../settings/index.ts';
import {
  checkPurpose,
  lockDataFolder,
  type MadeAccount,
  makeDataFolder,
  markPurpose,
  planFirstAdministrator,
  planServiceOperator,
  StartError,
} from '../setup/index.ts';
import { createApp } from './createApp.ts';
import { startTasks } from './serverTasks.ts';

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

/** The parts of a start that are not settings. */
export interface StartParts {
  readonly loadDemo?: LoadDemo;
  readonly clock?: Clock;
  readonly log?: Log;
}

/** A running server. */
export interface RunningServer {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** The administrator who was created at this start, if one was. */
  readonly firstAdministrator: MadeAccount | null;
  /** The service operator who was created at this start, if one was. */
  readonly serviceOperator: MadeAccount | null;
  /** Finishes running requests, ends the streams and closes the database. */
  readonly stop: () => Promise<void>;
}

async function openPlace({ place }: Settings): Promise<OpenDatabase> {
  if (place.engine === 'sqlite' && existsSync(place.file)) {
    const damage = damageOf(place.file);
    if (damage !== null) {
      throw new StartError(
        `The database ${place.file} is damaged (${damage.split('\n')[0] ?? ''}); nothing was changed. Restore a backup, or set DATA_DIR to another folder.`,
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

async function listen(server: Server, { host, port }: Settings): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is already in use; set PORT to another port.`);
    }
    throw new StartError(`The server cannot listen on ${host}, port ${port}: ${error.message}.`);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

/** The local address of a server that listens everywhere. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Closes the port, lets running requests finish, and aborts the rest. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    // Otherwise a connection whose last answer ends only now would stay open for its next request.
    const tidying = setInterval(() => server.closeIdleConnections(), TIDY_MS);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(tidying);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Fills an empty database, and gives the demo's agents what they need to enroll. */
async function prepare(
  { query, engine }: OpenDatabase,
  settings: Settings,
  { loadDemo, clock = Date.now }: StartParts,
): Promise<Pick<RunningServer, 'firstAdministrator' | 'serviceOperator'>> {
  return exclusively(query, engine, async () => {
    // Again: another process may have filled the same database since.
    await checkPurpose(query, settings);
    await markPurpose(query, settings);
    if (!settings.demo || !loadDemo) {
      const administrator = await planFirstAdministrator(query, settings, clock());
      const operator = await planServiceOperator(query, settings, clock());
      return {
        firstAdministrator: (await administrator?.make()) ?? null,
        serviceOperator: (await operator?.make()) ?? null,
      };
    }
    const { enrolmentTokens } = await loadDemo({ database: query, now: new Date(clock()) });
    const file = join(settings.dataFolder, 'agents.json');
    await writeFile(file, `${JSON.stringify(enrolmentTokens, null, 1)}\n`, { mode: 0o600 });
    // The mode above is for a new file only.
    await chmod(file, 0o600);
    return { firstAdministrator: null, serviceOperator: null };
  });
}

/**
 * Starts a server.
 *
 * @throws StartError or SettingError, whose message says what prevents it.
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
    const tasks = createTaskLog(clock);
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
      tasks,
    });
    const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS } });
    if (!('closeIdleConnections' in server)) throw new StartError('The server speaks HTTP/1.1 only.');
    limitBodies(server);
    url = await listen(server, settings);
    undo.push(
      () => close(server),
      () => stopping.abort(),
    );

    const made = await prepare(database, settings, parts);
    const connection = connect(database, bus, clock);
    const internalUrl = () => settings.internalUrl ?? reachable(url);
    const relay = serveRemote(server, { connection, settings, log, internalUrl, streams });
    undo.push(() => relay.stop());
    const publicUrl = () => settings.publicUrl ?? url;
    undo.push(...startTasks({ connection, settings, publicUrl, log, tasks, diskRoom }));
    isReady = true;
    return { url, ...made, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
