import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from './testDatabase.ts';

async function schemaOf({ query }: OpenDatabase): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(query);
  return rows[0]?.name ?? '';
}

it('hands a schema to the next test, but none that a test took a table from', async () => {
  const first = await openTestDatabase();
  const whole = await schemaOf(first);
  await first.remove();
  const second = await openTestDatabase();
  expect(await schemaOf(second)).toBe(whole);
  await second.query.schema.dropTable('access_history').execute();
  await second.remove();
  const third = await openTestDatabase();
  expect(await schemaOf(third)).not.toBe(whole);
  expect(await third.query.selectFrom('access_history').selectAll().execute()).toEqual([]);
  await third.remove();
});
