import { type Dialect, Kysely, sql } from 'kysely';
import { createDialect, type DatabasePlace, type Engine } from './dialect.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** An open database with the current schema. */
export interface OpenDatabase {
  readonly place: DatabasePlace;
  readonly engine: Engine;
  readonly query: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** A database that already has the current schema, over a dialect. */
export function connectDatabase(place: DatabasePlace, dialect: Dialect): OpenDatabase {
  const query = new Kysely<Schema>({ dialect });
  return { place, engine: place.engine, query, close: () => query.destroy() };
}

/**
 * Opens the database, creates it if necessary and migrates it to the current schema.
 *
 * @throws when the place cannot be reached or a migration fails.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const database = connectDatabase(place, createDialect(place));
  try {
    await sql`select 1`.execute(database.query);
    await migrate(database.query, place.engine);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
  return database;
}
