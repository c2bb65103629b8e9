import { type OperationId, OPERATIONS, type ProblemKey, routeOf } from '@remote-console/api-client/contract';
import { sql } from 'kysely';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import {
  type Clock,
  connect,
  type DiskRoom,
  type EventBus,
  type OpenDatabase,
  watchDiskRoom,
} from '../database/index.ts';
import { serveDownloads } from '../downloads/index.ts';
import {
  type CompressionVariables,
  compressJson,
  createMetrics,
  createServerPulse,
  createTaskLog,
  otherOrigins,
  problem,
  securityHeaders,
  serveConsole,
  serveMetrics,
  type TaskLog,
} from '../http/index.ts';
import { servePaymentPages } from '../license/index.ts';
import { describeError, type Log, logToStandardError } from '../log/index.ts';
import { serveOutbox } from '../mail/index.ts';
import { createPasswordHasher, type PasswordHasher } from '../members/index.ts';
import {
  BYTE_STREAM_ROUTE,
  createStreamDoor,
  handOverStreams,
  prepareStreams,
  type StreamDoor,
} from '../remote/index.ts';
import type { Settings } from '../settings/index.ts';
import { type DispatchServices, createDispatch } from './dispatch.ts';
import { registry } from './registry.ts';

const KIBIBYTE = 1024;

/** Below these only API calls answer; an unknown path is not a console page either [A-API-02]. */
const CALL_BASES = ['/lmm', '/launcher', '/upload', '/images', '/live_view', '/qr_code'] as const;

/** What an app consists of. */
export interface AppOptions {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly events: EventBus;
  readonly clock: Clock;
  /** Where the server answers; by default what the settings say about host and port. */
  readonly address?: () => string;
  /** Where log lines go; standard error by default. */
  readonly log?: Log;
  /** Ends streams when the server stops. */
  readonly stopping?: AbortSignal;
  /** Whether the server has everything it needs to serve; always by default. */
  readonly isReady?: () => boolean;
  /** Hashes passwords; at full cost by default. */
  readonly passwords?: PasswordHasher;
  /** Knows whether the disk of the database is full; by default from the errors that callers encounter. */
  readonly diskRoom?: DiskRoom;
  /** Where the relay accepts byte streams; nowhere by default. */
  readonly streams?: StreamDoor;
  /** What the background tasks of the process did; by default there are none. */
  readonly tasks?: TaskLog;
}

/** The server as a function from request to response; it needs no port. */
export type App = Hono<{ Variables: SecureHeadersVariables & CompressionVariables }>;

function jsonProblem(status: number, error: ProblemKey): Response {
  return Response.json(problem(status, error).body, { status, headers: { 'cache-control': 'no-store' } });
}

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the operation to its name in the body
function mount<Id extends OperationId>(app: App, id: Id, services: DispatchServices): void {
  const { method, bodyLimitKib } = OPERATIONS[id];
  const route = routeOf(id);
  const limit = bodyLimit({
    maxSize: bodyLimitKib * KIBIBYTE,
    onError: () => jsonProblem(413, 'payload_too_large'),
  });
  // A GET has no body here, and checking for one takes a while.
  if (method !== 'get') app.on(method.toUpperCase(), route, limit);
  app.on(method.toUpperCase(), route, createDispatch(id, registry[id], services));
}

/** Assembles the API, the health check and the console. */
export function createApp({
  database,
  settings,
  events,
  clock,
  address = () => `http://${settings.host}:${settings.port}`,
  log = logToStandardError,
  stopping,
  isReady,
  passwords = createPasswordHasher(),
  diskRoom = watchDiskRoom(database, log),
  streams = createStreamDoor(),
  tasks = createTaskLog(clock),
}: AppOptions): App {
  const connection = connect(database, events, clock);
  const metrics = createMetrics(connection, events);
  const services: DispatchServices = {
    connection,
    settings,
    passwords,
    pulse: createServerPulse(events, clock, tasks),
    publicUrl: () => settings.publicUrl ?? address(),
    bus: events,
    log,
    diskRoom,
    metrics,
    stopping: stopping ?? new AbortController().signal,
  };
  const app: App = new Hono();
  app.on(['GET', 'POST'], BYTE_STREAM_ROUTE, handOverStreams(streams));
  app.use(
    securityHeaders(
      {
        paymentPage: settings.payment.kind === 'external' ? settings.payment.page : null,
        isHttps: settings.publicUrl?.startsWith('https:') ?? false,
      },
      (path) => !CALL_BASES.some((base) => path.startsWith(`${base}/`)),
    ),
  );
  if (settings.allowedOrigins.length > 0) {
    for (const base of [...CALL_BASES, '/download']) app.use(`${base}/*`, otherOrigins(settings.allowedOrigins));
  }

  for (const base of CALL_BASES) app.use(`${base}/*`, compressJson);

  app.get('/healthz', async (context) => {
    if (isReady?.() === false) return context.json({ status: 'starting' }, 503);
    await sql`select 1`.execute(database.query);
    if (!(await diskRoom.isThere())) return context.json({ status: 'no room' }, 503);
    return context.json({ status: 'ok' });
  });

  app.get('/metrics', serveMetrics(metrics, settings), () => jsonProblem(404, 'not_found'));

  // Paths without a parameter first, so that none is taken for a parameter value.
  const ids = Object.keys(OPERATIONS).filter(isOperationId);
  ids.sort((a, b) => Number(OPERATIONS[a].path.includes('{')) - Number(OPERATIONS[b].path.includes('{')));
  for (const id of ids) mount(app, id, services);
  app.on(['GET', 'POST'], BYTE_STREAM_ROUTE, prepareStreams(streams));
  for (const base of CALL_BASES) app.all(`${base}/*`, () => jsonProblem(404, 'not_found'));

  serveOutbox(app, services.connection, settings.hasOutbox);
  serveDownloads(app, [settings.downloadsFolder, settings.agentFolder]);
  servePaymentPages(app, settings);
  serveConsole(app, settings.consoleFolder);
  app.onError((error) => {
    if (diskRoom.isMissing(error)) return jsonProblem(507, 'no_room');
    log({ level: 'error', message: 'unexpected error', detail: describeError(error) });
    return jsonProblem(500, 'server_error');
  });
  return app;
}
