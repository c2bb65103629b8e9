/** The device list and the group tree through the whole server, with 1,000, 10,000 and 100,000 devices. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createApp,
  createMemoryBus,
  createPasswordHasher,
  openDatabase,
  readSettings,
  seedLoad,
  type App,
  type OpenDatabase,
} from '@remote-console/server';
import { API_BASE } from '@remote-console/api-client/contract';
import { median, type Finding } from './finding.ts';

const GOAL = 3;
/** In milliseconds: the tree is sent whole, so it grows with its groups, but it is not read or serialized again. */
const TREE_GOAL = 5;
/** However many devices there are, a search should take the same time as among a thousand. */
const SEARCH_GOAL = 2;
const ROUNDS = 40;
const WARM_UP = 10;
const PASSWORD = 'Bench!2345';

/** Placeholder for the pk of a group with a tenth of the devices below it. */
const BRANCH = '{branch}';
/** Placeholder for the pk of the root, which has every group below it. */
const ROOT = '{root}';

interface Question {
  what: string;
  path: string;
  /** What happens before each time: a regular report of a device, or a new memo, which invalidates cached searches. */
  after?: 'report' | 'memo';
  /** The most that many devices may take, as a multiple of what few take. */
  goal?: number;
  /** The most that it may take however many devices and groups there are, in milliseconds. */
  most?: number;
}

const QUESTIONS: readonly Question[] = [
  { what: 'device list, first page by name', path: '/devices?limit=24&offset=0&by=alias&order=asc', goal: GOAL },
  {
    what: 'device list, page 10 by last connection',
    path: '/devices?limit=24&offset=216&by=last_connected_time&order=desc',
    goal: GOAL,
  },
  {
    what: 'a tenth of the groups with subgroups, first page by last connection',
    path: `/devices?device_group_pk=${BRANCH}&subgroups=1&limit=24&by=last_connected_time&order=desc`,
    goal: GOAL,
  },
  {
    what: 'the root with subgroups, first page by last connection',
    path: `/devices?device_group_pk=${ROOT}&subgroups=1&limit=24&by=last_connected_time&order=desc`,
    goal: GOAL,
  },
  {
    what: 'device list, search for the beginning of names',
    path: '/devices?limit=24&search_key=alias&search_value=kiosk',
    goal: SEARCH_GOAL,
  },
  {
    what: 'device list, search for the middle of names',
    path: '/devices?limit=24&search_key=alias&search_value=iosk',
    goal: SEARCH_GOAL,
  },
  {
    what: 'device list, search for the beginning of names once a memo was written',
    path: '/devices?limit=24&search_key=alias&search_value=kiosk',
    after: 'memo',
    goal: SEARCH_GOAL,
  },
  {
    what: 'device list, search for the middle of names once a memo was written',
    path: '/devices?limit=24&search_key=alias&search_value=iosk',
    after: 'memo',
    goal: SEARCH_GOAL,
  },
  { what: 'tree of groups, none of which changed', path: '/groups', most: TREE_GOAL },
];

/** Each size has a group for every ten devices. */
const SIZES = [1000, 10_000, 100_000] as const;

/** A server with a database of its own, with somebody who is signed in. */
export interface Place {
  app: App;
  database: OpenDatabase;
  token: string;
  branch: number;
  root: number;
  close: () => Promise<void>;
}

/** Creates a server with the given numbers of devices and groups. */
export async function placeWith(devices: number, groups: number): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'device-list-'));
  const settings = readSettings({ DATA_DIR: folder, DEMO: '0' });
  const database = await openDatabase(settings.place);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId, groupIds, rootGroupId } = await seedLoad(database, {
    devices,
    groups,
    now: Date.now(),
    passwordHash,
  });
  const app = createApp({ database, settings, events: createMemoryBus(), clock: Date.now });
  const answer = await app.request(`${API_BASE}/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: '1STEP', mail: managerId, pw: PASSWORD }),
  });
  const { objects } = (await answer.json()) as { objects: { token: string } };
  return {
    app,
    database,
    token: objects.token,
    branch: groupIds[0] ?? 0,
    root: rootGroupId,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const firstDevice = ({ database: { query } }: Place) =>
  query
    .selectFrom('devices')
    .select((eb) => eb.fn.min('pk').as('pk'))
    .executeTakeFirstOrThrow();

/** What happens between two measurements, so that no page of devices is cached. */
const CHANGES = {
  report: async (place: Place) => {
    const { pk } = await firstDevice(place);
    await place.database.query
      .updateTable('device_telemetry')
      .set({ system_time: String(performance.now()) })
      .where('device_fk', '=', pk)
      .execute();
  },
  memo: async (place: Place) => {
    const { pk } = await firstDevice(place);
    const memo = String(performance.now());
    await place.database.query.updateTable('devices').set({ memo, memo_key: memo }).where('pk', '=', pk).execute();
  },
} as const;

/** Makes one request through the whole server, after a change; returns how many milliseconds it took. */
export async function ask(place: Place, target: string, after: keyof typeof CHANGES = 'report'): Promise<number> {
  await CHANGES[after](place);
  const { app, token, branch, root } = place;
  const address = API_BASE + target.replace(BRANCH, String(branch)).replace(ROOT, String(root));
  const startedAt = performance.now();
  const answer = await app.request(address, { headers: { token } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${target} answered ${answer.status}.`);
  return performance.now() - startedAt;
}

/** All sizes in turn, so that other load on the machine affects all of them. */
async function compare(places: readonly Place[], { path: target, after }: Question, rounds: number): Promise<number[]> {
  const times = places.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, place] of places.entries()) times[index]?.push(await ask(place, target, after));
  }
  return times.map(median);
}

export async function deviceList(): Promise<Finding[]> {
  const places: Place[] = [];
  try {
    for (const size of SIZES) places.push(await placeWith(size, size / 10));
    const findings: Finding[] = [];
    for (const question of QUESTIONS) {
      const { what, goal, most } = question;
      await compare(places, question, WARM_UP);
      const [few = Number.NaN, ...more] = await compare(places, question, ROUNDS);
      for (const [index, many] of more.entries()) {
        const sizes = `${SIZES[index + 1]?.toLocaleString('en')} devices`;
        const detail = `${many.toFixed(2)} to ${few.toFixed(2)} ms`;
        findings.push(
          most === undefined
            ? {
                what: `${what}, ${sizes} to ${SIZES[0].toLocaleString('en')}`,
                value: many / few,
                unit: 'times',
                ...(goal === undefined ? {} : { goal }),
                detail,
              }
            : { what: `${what}, ${sizes}`, value: many, unit: 'ms', goal: most, detail },
        );
      }
    }
    return findings;
  } finally {
    for (const place of places) await place.close();
  }
}
