import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { listen, openStage } from './listen.ts';

describe('the event stream over PostgreSQL', () => {
  it('misses nothing while the connection that listens is lost', async () => {
    const { bench, token, inSeoul, rename } = await openStage();
    const stream = await listen(bench, token);
    await rename(inSeoul, 'before');
    expect(await stream.next()).not.toBeNull();
    const channel = await sql<{ name: string }>`select current_schema() as name`.execute(bench.database.query);
    const listening = `%remote_console_${channel.rows[0]?.name ?? ''}%`;
    const ended = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and query like ${listening}
    `.execute(bench.database.query);
    expect(ended.rows).toHaveLength(1);
    await rename(inSeoul, 'while deaf');
    await rename(inSeoul, 'still deaf');
    const [one, two] = [(await stream.next())?.id ?? 0, (await stream.next())?.id ?? 0];
    expect(two).toBeGreaterThan(one);
  });
});
