import { randomUUID } from 'node:crypto';
import { type App, createApp } from '../app/createApp.ts';
import { type Connection, connect, type EventBus } from '../database/connection.ts';
import { type NewDevice, registerDevices } from '../database/deviceRegistry.ts';
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts';
import type { LogEntry } from '../log/index.ts';
import {
  addGroup,
  addMember,
  foundCompany,
  type FoundedCompany,
  type NewCompany,
  type NewMember,
} from '../members/foundCompany.ts';
import { findMember } from '../members/memberStore.ts';
import { createPasswordHasher } from '../members/passwordHash.ts';
import { newToken, tokenHash } from '../members/secrets.ts';
import { openSession } from '../members/sessionStore.ts';
import { createStreamDoor, type StreamDoor } from '../remote/relay/streamDoor.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { afterThisTest } from './cleanup.ts';
import { placeForFolder } from './temporaryFolder.ts';
import { busOf, openTestDatabase } from './testDatabase.ts';
import { waitForEvents } from './waitForEvents.ts';

/** The password of everybody in tests. */
export const PASSWORD = 'Demo!2345';
/** As cheap as hashes can be: their cost is measured elsewhere. */
const passwords = createPasswordHasher({ cost: { memory: 8, passes: 1, parallelism: 1 } });
const passwordHash = passwords.hash(PASSWORD);

/** The key of recordings in tests. */
const RECORDING_KEY = Buffer.alloc(32, 7).toString('base64');

/** A day in November, in the past, on which every test starts. */
export const START = Date.UTC(2026, 10, 2, 3, 0, 0);
const YEAR_MS = 365 * 86_400_000;

/** A server over an empty database, with a clock that does not advance. */
export interface TestServer {
  readonly app: App;
  readonly database: OpenDatabase;
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly settings: Settings;
  readonly log: LogEntry[];
  readonly streams: StreamDoor;
  readonly clock: { now: number };
  /** Ends streams and everything that waits, as at the end of a server; requests are still answered. */
  readonly endWaiting: () => void;
  /** Waits until the server has delivered every written event. */
  readonly eventsDelivered: () => Promise<void>;
}

/** Opens a server for one test. */
export async function openTestServer(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const log: LogEntry[] = [];
  const bus = await busOf(database, (entry) => log.push(entry));
  const stopping = new AbortController();
  afterThisTest(() => database.remove());
  afterThisTest(() => bus.close());
  afterThisTest(() => Promise.resolve(stopping.abort()));
  const clock = { now: START };
  const { folder: recordings, removeFolder } = placeForFolder('remote-console-recordings-');
  afterThisTest(() => Promise.resolve(removeFolder()));
  const settings = readSettings({
    DATA_DIR: '/nonexistent',
    CONSOLE_DIR: '/nonexistent',
    AGENTS_DIR: '/nonexistent',
    RECORDINGS_DIR: recordings,
    RECORDING_KEY,
    ...environment,
  });
  const streams = createStreamDoor();
  const app = createApp({
    database,
    settings,
    events: bus,
    clock: () => clock.now,
    log: (entry) => log.push(entry),
    stopping: stopping.signal,
    passwords,
    streams,
  });
  return {
    app,
    database,
    bus,
    settings,
    log,
    streams,
    clock,
    endWaiting: () => stopping.abort(),
    eventsDelivered: await waitForEvents(bus, database),
    connection: connect(database, bus, () => clock.now),
  };
}

/** A second server over the database of the first. */
export async function anotherServer({ database: { place }, settings, clock }: TestServer) {
  const database = await openDatabase(place);
  const bus = await busOf(database);
  afterThisTest(() => database.close());
  afterThisTest(() => bus.close());
  const streams = createStreamDoor();
  const app = createApp({ database, events: bus, settings, clock: () => clock.now, streams });
  return { app, bus, settings, log: [], streams, connection: connect(database, bus, () => clock.now) };
}

/** Creates a company with a license for 300 devices. */
export function addCompany(
  { database, clock }: TestServer,
  name: string,
  company: Partial<NewCompany> & { readonly plan?: 'Basic' | 'Corporate'; readonly volume?: number } = {},
): Promise<FoundedCompany> {
  const { plan = 'Corporate', volume = 300, ...rest } = company;
  return database.query.transaction().execute((query) =>
    foundCompany(query, {
      name,
      latestAgentVersion: '2.0.0',
      now: clock.now,
      license: {
        pay_type: plan,
        pay_dev_vol: volume,
        pay_start: clock.now,
        pay_expire: clock.now + YEAR_MS,
        pay_lisence_ref: null,
      },
      ...rest,
    }),
  );
}

/** Creates a person with the tests' password; an ordinary user unless the test says otherwise. */
export async function addPerson(
  { database, clock }: TestServer,
  companyId: number,
  mgrid: string,
  member: Partial<NewMember> = {},
): Promise<number> {
  const password_hash = await passwordHash;
  const person = { company_fk: companyId, mgrid, name: mgrid, member_type_id: 1, password_hash, ...member };
  return addMember(database.query, person, clock.now);
}

/** A session of a person, bypassing the login. */
export async function sessionOf({ connection }: TestServer, memberId: number): Promise<string> {
  const member = await findMember(connection, memberId);
  if (!member) throw new Error('There is no such person.');
  return openSession(connection, member);
}

/** Gives a person access to groups. */
export async function letInto({ database }: TestServer, memberId: number, ...groups: readonly number[]): Promise<void> {
  for (const device_group_fk of groups) {
    await database.query.insertInto('group_members').values({ member_fk: memberId, device_group_fk }).execute();
  }
}

/** Creates a group inside another. */
export function addTestGroup(
  { database }: TestServer,
  company: FoundedCompany,
  name: string,
  parentId?: number,
): Promise<number> {
  return addGroup(database.query, {
    companyId: company.companyId,
    name,
    parentId: parentId ?? company.rootGroupId,
    rootId: company.rootGroupId,
  });
}

/** A device to add: its group and name, and deviations from the defaults. */
export type TestDevice = Partial<NewDevice> & Pick<NewDevice, 'device_group_fk' | 'alias'>;

/** Registers devices, real and offline unless the test says otherwise, and returns their IDs in order. */
export async function addDevices(
  { database, clock }: TestServer,
  companyId: number,
  devices: readonly TestDevice[],
): Promise<number[]> {
  const complete = devices.map((device) => ({
    guid: randomUUID(),
    agent_token_hash: null,
    simulated: 0,
    dev_os_id: 1,
    dev_ver: '1.0.0',
    created_at: clock.now,
    telemetry: { interval_seconds: 5, last_seen_at: 0, offline_due_at: 0 },
    ...device,
  })) satisfies NewDevice[];
  const pks = await database.query.transaction().execute((query) => registerDevices(query, companyId, complete));
  return complete.map(({ guid }) => pks.get(guid) ?? 0);
}

/** A permission to enroll devices into a group, created by the server itself. */
export async function addEnrolmentToken(
  { database, clock }: TestServer,
  companyId: number,
  groupId: number,
): Promise<string> {
  const token = newToken();
  await database.query
    .insertInto('enrolment_tokens')
    .values({
      token_hash: tokenHash(token),
      company_fk: companyId,
      device_group_fk: groupId,
      made_by_server: 1,
      device_limit: 10_000,
      created_at: clock.now,
      revoked_at: null,
      expires_at: clock.now + 365 * 86_400_000,
    })
    .execute();
  return token;
}

/** What a heartbeat says about a healthy machine. */
export const TELEMETRY = {
  cpu_usage: 12.5,
  hdd_usage: 40,
  hdd_capacity: 512e9,
  memory_usage: 55,
  memory_capacity: 16e9,
  running_time: 3600,
  system_time: '2026-11-02T12:00:00+09:00',
} as const;

/** The same in the server's internal form. */
export const MEASURED = {
  cpuUsage: TELEMETRY.cpu_usage,
  diskUsage: TELEMETRY.hdd_usage,
  diskCapacity: TELEMETRY.hdd_capacity,
  memoryUsage: TELEMETRY.memory_usage,
  memoryCapacity: TELEMETRY.memory_capacity,
  runningTime: TELEMETRY.running_time,
  systemTime: TELEMETRY.system_time,
} as const;

/** The only item of an answer. */
export function only<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined || items.length !== 1) throw new Error(`Expected one item, not ${items.length}.`);
  return first;
}
