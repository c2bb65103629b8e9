import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { EventBus } from '../database/connection.ts';
import type { DatabasePlace } from '../database/dialect.ts';
import { type OpenDatabase, openDatabase } from '../database/openDatabase.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { createPostgresBus } from '../events/postgresBus.ts';
import type { Log } from '../http/log.ts';
import { writeMigratedSqlite } from './sqliteTemplate.ts';
import { newFolder } from './temporaryFolder.ts';

/** A place for one test's data, and how to make it disappear. */
export interface TestPlace {
  readonly place: DatabasePlace;
  /** A folder for files of the test. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

let administration: Promise<pg.Client> | undefined;

/** A connection that all tests of this process share, so that making and emptying schemas does not connect each time. */
async function connectAsAdministrator(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => {
    administration = undefined;
  });
  await client.connect();
  return client;
}

async function inPostgres(...statements: readonly string[]): Promise<readonly unknown[]> {
  administration ??= connectAsAdministrator();
  const client = await administration;
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query<object>(statement));
  return rows;
}

/** Schemas that are there and empty, with the number of their tables: a test that is done leaves its own to the next. */
const emptySchemas: { readonly schema: string; readonly tables: number }[] = [];

/** The tables of a whole schema: the most that one was seen with. */
let wholeSchema = 0;

/** The name of the table in which the migrator keeps how far the schema is; it stays. */
const MIGRATION_TABLES = "table_name not like 'kysely%'";

/** Empties a schema for the next test; one that cannot be emptied, or that a test took a table from, is dropped. */
async function leaveSchema(schema: string): Promise<void> {
  // Deleting without the checks of foreign keys is quicker than truncating tables that are almost empty.
  const emptied = `do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select table_name from information_schema.tables
      where table_schema = '${schema}' and ${MIGRATION_TABLES} loop
      execute format('delete from %I.%I', '${schema}', name);
    end loop; end $$`;
  try {
    const tables = `select 1 from information_schema.tables where table_schema = '${schema}'`;
    const { length } = await inPostgres(emptied, tables);
    wholeSchema = Math.max(wholeSchema, length);
    if (length === wholeSchema) {
      emptySchemas.push({ schema, tables: length });
      return;
    }
  } catch {
    // What went wrong does not matter: it is dropped.
  }
  await inPostgres(`drop schema ${schema} cascade`);
}

async function takeSchema(): Promise<string> {
  // One that was left before any had all tables is of no use.
  const index = emptySchemas.findLastIndex(({ tables }) => tables === wholeSchema);
  const [left] = index < 0 ? [] : emptySchemas.splice(index, 1);
  if (left) return left.schema;
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await inPostgres(`create schema ${schema}`);
  return schema;
}

/** A fresh file or an empty schema on the engine that this run is for. */
export async function newPlace(): Promise<TestPlace> {
  const { folder, removeFolder } = newFolder('remote-console-test-');
  if (inject('engine') === 'sqlite') {
    return {
      place: { engine: 'sqlite', file: join(folder, 'remote-console.sqlite') },
      folder,
      remove: () => Promise.resolve(removeFolder()),
    };
  }
  const schema = await takeSchema();
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    place: { engine: 'postgres', url: url.href },
    folder,
    async remove() {
      removeFolder();
      await leaveSchema(schema);
    },
  };
}

/** Removes the schemas that were left, from a server that goes on without us. */
export async function dropEmptySchemas(): Promise<void> {
  if (inject('engine') === 'sqlite' || administration === undefined) return;
  if (!inject('postgresIsOurs')) {
    await inPostgres(...emptySchemas.splice(0).map(({ schema }) => `drop schema ${schema} cascade`));
  }
}

/** The bus that belongs to a database. */
export function busOf({ place, query }: OpenDatabase, log: Log = () => undefined): Promise<EventBus> {
  return place.engine === 'sqlite' ? Promise.resolve(createMemoryBus()) : createPostgresBus(place.url, query, log);
}

/** A database for one test, which has the present schema and is empty. */
export async function openTestDatabase(): Promise<OpenDatabase & { readonly remove: () => Promise<void> }> {
  const { place, remove } = await newPlace();
  if (place.engine === 'sqlite') await writeMigratedSqlite(place.file);
  const database = await openDatabase(place);
  return {
    ...database,
    async remove() {
      await database.close();
      await remove();
    },
  };
}
