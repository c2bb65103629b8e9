import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type LogEvent } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../database/connection.ts';
import { createDialect } from '../database/dialect.ts';
import { migrate } from '../database/migrations/index.ts';
import type { Schema } from '../database/schema.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { type PageRequest, pageOfPks } from './devicePage.ts';

const folder = mkdtempSync(join(tmpdir(), 'remote-console-plan-'));
const file = join(folder, 'plan.sqlite');
const asked: string[] = [];
const query = new Kysely<Schema>({
  dialect: createDialect({ engine: 'sqlite', file }),
  log: (event: LogEvent) => {
    asked.push(event.query.sql);
  },
});

beforeAll(() => migrate(query, 'sqlite'));
afterAll(async () => {
  await query.destroy();
  rmSync(folder, { recursive: true });
});

/** How SQLite executes the query of a page. */
async function planOf(cut: Pick<PageRequest, 'by' | 'order'>, everyGroup: boolean): Promise<string> {
  const connection = connect({ query, engine: 'sqlite' }, createMemoryBus(), () => 0);
  const choice = { from: { kind: 'all' }, search: null, filter: {} } as const;
  asked.length = 0;
  await pageOfPks(connection, { companyId: 1, memberId: 1, everyGroup, needsApproval: false }, choice, {
    ...cut,
    limit: 24,
    offset: 0,
  });
  const database = new DatabaseSync(file);
  const steps = database
    .prepare(`explain query plan ${asked.at(-1) ?? ''}`)
    .all(...Array.from({ length: everyGroup ? 3 : 4 }, () => 1));
  database.close();
  return steps.map(({ detail }) => String(detail)).join('\n');
}

describe('a page of the device list', () => {
  const orders = ['alias', 'memo', 'alive', 'last_connected_time', 'dev_os_id'] as const;
  const cuts = orders.flatMap((by) => (['asc', 'desc'] as const).map((order) => ({ by, order })));

  it.each(cuts)(
    'by $by $order is read from an index in its order, for a manager and for whoever sees some groups',
    async (cut) => {
      for (const everyGroup of [true, false]) {
        const plan = await planOf(cut, everyGroup);
        expect(plan).toContain('SEARCH devices USING COVERING INDEX');
        expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
        expect(plan).not.toContain('LAST');
      }
    },
  );
});
