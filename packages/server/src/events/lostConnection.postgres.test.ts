import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../log/index.ts';
import { afterThisTest } from '../testing/cleanup.ts';
import { listen, openTwoGroups } from '../testing/eventListener.ts';
import { busOf } from '../testing/testDatabase.ts';
import { openTestServer } from '../testing/testServer.ts';

/** A bus of another process on the same database, whose reads can be made to fail. */
async function openFragileBus() {
  const testServer = await openTestServer();
  const failures = { left: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode' || failures.left === 0) return node;
      failures.left -= 1;
      throw new Error('no connection is free');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const log: LogEntry[] = [];
  const { query } = testServer.database;
  const bus = await busOf({ ...testServer.database, query: query.withPlugin(plugin) }, (entry) => log.push(entry));
  afterThisTest(() => bus.close());
  const heard: number[] = [];
  bus.subscribe(({ id }) => heard.push(id));
  const emit = () => testServer.connection.emit({ type: 'notices_changed' });
  const written = async () =>
    (await query.selectFrom('events').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { bus, failures, log, heard, emit, written };
}

describe('the event stream over PostgreSQL', () => {
  it('misses nothing while the connection that listens is lost', async () => {
    const { testServer, token, inSeoul, rename } = await openTwoGroups();
    const stream = await listen(testServer, token);
    await rename(inSeoul, 'before');
    expect(await stream.next()).not.toBeNull();
    const channel = await sql<{ name: string }>`select current_schema() as name`.execute(testServer.database.query);
    const listening = `%remote_console_${channel.rows[0]?.name ?? ''}%`;
    const ended = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and query like ${listening}
    `.execute(testServer.database.query);
    expect(ended.rows).toHaveLength(1);
    await rename(inSeoul, 'while deaf');
    await rename(inSeoul, 'still deaf');
    const [one, two] = [(await stream.next())?.id ?? 0, (await stream.next())?.id ?? 0];
    expect(two).toBeGreaterThan(one);
  });
});

describe('a bus that cannot read what it is notified of', () => {
  it('says so, and reads it again until it can, in order', async () => {
    const { failures, log, heard, emit, written } = await openFragileBus();
    failures.left = 2;
    for (let round = 0; round < 3; round += 1) await emit();
    await expect.poll(() => heard, { timeout: 40_000 }).toEqual(await written());
    expect(heard).toHaveLength(3);
    const entry = { level: 'error', message: 'reading events failed' };
    expect(log).toMatchObject([entry, entry]);
    expect(log[0]?.detail).toContain('no connection is free');
  });

  it('goes on after a listener that throws', async () => {
    const { bus, log, heard, emit, written } = await openFragileBus();
    bus.subscribe(() => {
      throw new Error('a listener broke');
    });
    for (let round = 0; round < 3; round += 1) await emit();
    await expect.poll(() => log, { timeout: 40_000 }).toHaveLength(3);
    expect(heard).toEqual(await written());
    expect(log[0]).toMatchObject({ level: 'error', message: 'telling events failed' });
  });

  it('gives up when it is closed', async () => {
    const { bus, failures, log, heard, emit } = await openFragileBus();
    failures.left = Infinity;
    await emit();
    await expect.poll(() => log, { timeout: 40_000 }).not.toEqual([]);
    await bus.close();
    const { length } = log;
    await emit();
    expect(heard).toEqual([]);
    expect(log).toHaveLength(length);
  });
});
