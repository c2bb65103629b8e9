import { Kysely, sql } from 'kysely';
import { createDialect, type DatabasePlace, type Engine } from './dialect.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** An open database with the present schema. */
export interface OpenDatabase {
  readonly place: DatabasePlace;
  readonly engine: Engine;
  readonly query: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database, creates it where needed and brings it to the present schema.
 *
 * @throws when the place cannot be reached or a migration fails.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const query = new Kysely<Schema>({ dialect: createDialect(place) });
  try {
    await sql`select 1`.execute(query);
    await migrate(query, place.engine);
  } catch (error) {
    await query.destroy().catch(() => undefined);
    throw error;
  }
  return { place, engine: place.engine, query, close: () => query.destroy() };
}
