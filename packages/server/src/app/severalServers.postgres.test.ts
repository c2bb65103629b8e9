import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { addressOf, startChild } from '../testing/childServer.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import {
  type Acknowledged,
  countOf,
  damageAt,
  environmentOf,
  type CrashTest,
  prepareCrashTest,
  untilAcknowledged,
  writeUntilDead,
} from '../testing/crashTest.ts';
import { readStream } from '../testing/eventListener.ts';
import { newPlace } from '../testing/testDatabase.ts';

/** How often; a longer search is requested with its variable. */
const KILLS = Number(process.env['KILLS'] ?? 10);
const ACKNOWLEDGED_A_ROUND = 25;
const BASE = '/lmm/api/v1.0';

async function start({ environment }: Pick<CrashTest, 'environment'>) {
  const server = startChild(environment);
  return { ...server, url: await addressOf(server) };
}

/** Opens a stream as a browser does, over the network. */
async function browse({ token }: CrashTest, url: string, lastEventId?: number) {
  const ending = new AbortController();
  afterThisTest(() => Promise.resolve(ending.abort()));
  const headers = { token, ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }) };
  const response = await fetch(`${url}${BASE}/events`, { headers, signal: ending.signal });
  return readStream(response);
}

async function rename({ token }: CrashTest, url: string, device: number, alias: string): Promise<void> {
  const response = await fetch(`${url}${BASE}/devices/${device}`, {
    method: 'PUT',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ alias }),
  });
  expect(response.status).toBe(200);
}

describe('several servers on one PostgreSQL', () => {
  it('prepare an empty database together, each step once', async () => {
    const empty = await newPlace();
    afterThisTest(() => empty.remove());
    // Leftovers of an earlier test are removed, so that nothing is prepared yet.
    const before = await openDatabase(empty.place);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(before.query);
    const schema = sql.id(rows[0]?.name ?? '');
    await sql`drop schema ${schema} cascade`.execute(before.query);
    await sql`create schema ${schema}`.execute(before.query);
    await before.close();

    const environment = { ...environmentOf(empty), ADMIN_ID: 'boss', ADMIN_PASSWORD: 'Given!2345' };
    const servers = await Promise.all([1, 2, 3].map(() => start({ environment })));
    for (const { url } of servers) {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const body = JSON.stringify({ type: '1STEP', mail: 'boss', pw: 'Given!2345' });
      const login = await fetch(`${url}${BASE}/access`, { method: 'POST', body });
      expect(await login.json()).toMatchObject({ objects: { isLogin: 'Success' } });
    }
    const after = await openDatabase(empty.place);
    const steps = await sql<{ name: string }>`select name from kysely_migration`.execute(after.query);
    const names = steps.rows.map(({ name }) => name);
    const people = await after.query.selectFrom('members').select('mgrid').execute();
    await after.close();
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('0001_first_tables');
    expect(people).toEqual([{ mgrid: 'boss' }]);
  });

  it('tell each other: what one writes reaches the browser at another, also one that comes back', async () => {
    const crashTest = await prepareCrashTest();
    const [one, other] = await Promise.all([start(crashTest), start(crashTest)]);
    const [device = 0] = crashTest.devices;
    const stream = await browse(crashTest, other.url);
    await rename(crashTest, one.url, device, 'first');
    const first = await stream.next();
    expect(first?.event).toEqual({ type: 'device_changed', device_pk: device });

    // The browser's server dies. It reconnects to the remaining one, and receives what it missed.
    other.child.kill('SIGKILL');
    await other.ended;
    await rename(crashTest, one.url, device, 'second');
    await rename(crashTest, one.url, device, 'third');
    const seen = first?.id ?? 0;
    const back = await browse(crashTest, one.url, seen);
    const ids: number[] = [];
    while (ids.length < 2) {
      const next = await back.next();
      expect(next?.event).toEqual({ type: 'device_changed', device_pk: device });
      if ((next?.id ?? 0) > seen) ids.push(next?.id ?? 0);
    }
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    // A third one starts, and the browser at the first one receives its events.
    const third = await start(crashTest);
    await rename(crashTest, third.url, device, 'fourth');
    expect((await back.next())?.event).toEqual({ type: 'device_changed', device_pk: device });
  });

  it(
    `lose nothing and do nothing by halves while one of two is killed ${KILLS} times`,
    { timeout: 240_000 },
    async () => {
      const crashTest = await prepareCrashTest();
      const heard: Acknowledged = { guids: [], aliases: [], moves: 0 };
      const [first = 0, second = 0, third = 0, fourth = 0] = crashTest.devices;
      const write = (url: string, ...devices: readonly number[]) =>
        Promise.all(devices.map((device) => writeUntilDead(crashTest, url, device, heard)));
      let survivor = await start(crashTest);
      let writing = write(survivor.url, first, second);
      let turn = [third, fourth];
      let turnOfSurvivor = [first, second];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const newcomer = await start(crashTest);
        const writingThere = write(newcomer.url, ...turn);
        await Promise.race([writing, writingThere, untilAcknowledged(heard, countOf(heard) + ACKNOWLEDGED_A_ROUND)]);
        // The older one dies while both write; the new one continues.
        survivor.child.kill('SIGKILL');
        await Promise.all([writing, survivor.ended]);
        [survivor, writing] = [newcomer, writingThere];
        [turn, turnOfSurvivor] = [turnOfSurvivor, turn];
      }
      survivor.child.kill('SIGKILL');
      await Promise.all([writing, survivor.ended]);
      expect(await damageAt(crashTest, heard)).toEqual([]);
      expect(countOf(heard)).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_A_ROUND);
    },
  );
});
