/** The PostgreSQL schemas used by tests, one after the other, with their open connections. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createPool } from '../database/dialect.ts';
import type { ListeningConnection } from '../events/postgresBus.ts';

/** A schema exclusively for one test. */
export interface TestSchema {
  readonly name: string;
  readonly url: string;
  /** Connections available to the next test. */
  readonly pool: pg.Pool;
  /** The number of its tables when it was released; 0 for one that no test has had. */
  readonly tables: number;
}

/** The connections of every schema in use, by the schema's address. */
const pools = new Map<string, pg.Pool>();

/** Existing empty schemas: a finished test leaves its own to the next. */
const emptySchemas: TestSchema[] = [];

/** The number of tables of a complete schema: the most that one was seen with. */
let wholeSchema = 0;

let administration: Promise<pg.Client> | undefined;

/** A connection shared by all tests of this process, which saves connecting to create or empty a schema. */
async function connectAsAdministrator(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => {
    administration = undefined;
  });
  await client.connect();
  // Rows are deleted without checking foreign keys.
  await client.query('set session_replication_role = replica');
  return client;
}

async function inPostgres(...statements: readonly string[]): Promise<readonly unknown[]> {
  administration ??= connectAsAdministrator();
  const client = await administration;
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query<object>(statement));
  return rows;
}

/** Which tables lose their rows: all but those in which the migrator stores its progress. */
const IS_EMPTIED = "table_name not like 'kysely%'";

/**
 * Creates the function that empties a schema. Its statements are written out, so PostgreSQL plans them once: deleting
 * is then faster than truncating tables that are almost empty.
 */
const emptying = (schema: string) => `do $make$ declare statements text; begin
  select string_agg(format('delete from %I.%I;', table_schema, table_name), ' ') into statements
    from information_schema.tables where table_schema = '${schema}' and ${IS_EMPTIED};
  execute format('create or replace function ${schema}.empty_tables() returns void language plpgsql as %L',
    'begin ' || coalesce(statements, '') || ' end');
  end $make$`;

const countTables = (schema: string) =>
  `select 1 from pg_class where relkind = 'r' and relnamespace = '${schema}'::regnamespace`;

async function drop({ name, url, pool }: TestSchema): Promise<void> {
  pools.delete(url);
  await pool.end();
  await inPostgres(`drop schema ${name} cascade`);
}

/** Empties a schema for the next test; one that cannot be emptied, or from which a test removed a table, is dropped. */
export async function leaveSchema(schema: TestSchema): Promise<void> {
  const { name } = schema;
  try {
    const { length } = await inPostgres(countTables(name));
    if (length !== schema.tables) await inPostgres(emptying(name));
    await inPostgres(`select ${name}.empty_tables()`);
    wholeSchema = Math.max(wholeSchema, length);
    if (length === wholeSchema) {
      emptySchemas.push({ ...schema, tables: length });
      return;
    }
  } catch {
    // The error does not matter: it is dropped.
  }
  await drop(schema);
}

/** An empty schema; it has its tables when `tables` is not 0. */
export async function takeSchema(): Promise<TestSchema> {
  // One that was released before any had all tables is useless.
  const index = emptySchemas.findLastIndex(({ tables }) => tables === wholeSchema);
  const [left] = index < 0 ? [] : emptySchemas.splice(index, 1);
  if (left) return left;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await inPostgres(`create schema ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('options', `-c search_path=${name}`);
  const pool = createPool(url.href);
  pools.set(url.href, pool);
  return { name, url: url.href, pool, tables: 0 };
}

/** A connection of a schema in use for a bus to listen on. It stays open for the next test: opening takes 11 ms. */
export async function lendListener(url: string): Promise<ListeningConnection> {
  const pool = pools.get(url);
  if (!pool) throw new Error('The test that had this schema is over.');
  const client = await pool.connect();
  return {
    client,
    async leave() {
      const error = await client.query('unlisten *').then(
        () => undefined,
        (reason: Error) => reason,
      );
      client.release(error);
    },
  };
}

/** Removes the leftover schemas from a server that keeps running after us. */
export async function dropEmptySchemas(): Promise<void> {
  if (inject('engine') === 'sqlite' || inject('postgresIsOurs')) return;
  for (const schema of emptySchemas.splice(0)) await drop(schema);
}
