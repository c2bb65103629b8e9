import { join } from 'node:path';
import { inject } from 'vitest';
import type { EventBus } from '../database/connection.ts';
import { createDialect, type DatabasePlace, dialectOfPool } from '../database/dialect.ts';
import { connectDatabase, type OpenDatabase, openDatabase } from '../database/openDatabase.ts';
import { createMemoryBus } from '../events/memoryBus.ts';
import { createPostgresBus } from '../events/postgresBus.ts';
import type { Log } from '../log/index.ts';
import { lendPool } from './lentPool.ts';
import { writeMigratedSqlite } from './sqliteTemplate.ts';
import { newFolder } from './temporaryFolder.ts';
import { leaveSchema, lendListener, takeSchema } from './testSchemas.ts';

/** A place for one test's data, and how to remove it. */
export interface TestPlace {
  readonly place: DatabasePlace;
  /** A folder for files of the test. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

function newFile(): TestPlace {
  const { folder, removeFolder } = newFolder('remote-console-test-');
  return {
    place: { engine: 'sqlite', file: join(folder, 'remote-console.sqlite') },
    folder,
    remove: () => Promise.resolve(removeFolder()),
  };
}

/** A new file or an empty schema on the engine that this run is for. */
export async function newPlace(): Promise<TestPlace> {
  if (inject('engine') === 'sqlite') return newFile();
  const { folder, removeFolder } = newFolder('remote-console-test-');
  const schema = await takeSchema();
  return {
    place: { engine: 'postgres', url: schema.url },
    folder,
    async remove() {
      removeFolder();
      await leaveSchema(schema);
    },
  };
}

/** The bus that belongs to a database. */
export function busOf({ place, query }: OpenDatabase, log: Log = () => undefined): Promise<EventBus> {
  if (place.engine === 'sqlite') return Promise.resolve(createMemoryBus());
  return createPostgresBus(() => lendListener(place.url), query, log);
}

/** A database for one test, and how to remove it. */
type TestDatabase = OpenDatabase & { readonly remove: () => Promise<void> };

const removable = (database: OpenDatabase, remove: () => Promise<void>): TestDatabase => ({
  ...database,
  async remove() {
    await database.close();
    await remove();
  },
});

async function openFile(): Promise<TestDatabase> {
  const { place, remove } = newFile();
  if (place.engine === 'sqlite') await writeMigratedSqlite(place.file);
  return removable(connectDatabase(place, createDialect(place)), remove);
}

async function openSchema(): Promise<TestDatabase> {
  const schema = await takeSchema();
  const place: DatabasePlace = { engine: 'postgres', url: schema.url };
  if (schema.tables === 0) await (await openDatabase(place)).close();
  const dialect = dialectOfPool(lendPool(schema.pool));
  return removable(connectDatabase(place, dialect), () => leaveSchema(schema));
}

/** An empty database for one test, with the current schema. */
export function openTestDatabase(): Promise<TestDatabase> {
  return inject('engine') === 'sqlite' ? openFile() : openSchema();
}
