// Every query that differs between the two engines is in this module and in `engineSearch.ts` and `engineRevisions.ts`
// next to it. Otherwise only what opens a database or migrates its schema, and the bus that listens to PostgreSQL,
// knows the engine.
import {
  sql,
  type ColumnDefinitionBuilder,
  type Dialect,
  type Kysely,
  PostgresDialect,
  type PostgresPool,
  type RawBuilder,
  SqliteDialect,
} from 'kysely';
import pg from 'pg';
import { openSqlite } from './sqlite.ts';

/** Which engine stores the data. */
export type Engine = 'sqlite' | 'postgres';

/** Where the data is: the path of a SQLite file or the URL of a PostgreSQL database. */
export type DatabasePlace =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

const INT8 = 20;
const POOL_SIZE = 10;
const CONNECT_WITHIN_MS = 10_000;

/** Counts and timestamps fit into a double, so 64-bit integers arrive as numbers on PostgreSQL as they do on SQLite. */
const numericTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(oid, format),
};

/** The connections to a PostgreSQL database; they open with the first query. */
export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    types: numericTypes,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** The Kysely dialect for connections to PostgreSQL. */
export const dialectOfPool = (pool: PostgresPool): Dialect => new PostgresDialect({ pool });

/** The Kysely dialect for a place. Connections open with the first query. */
export function createDialect(place: DatabasePlace): Dialect {
  switch (place.engine) {
    case 'sqlite':
      return new SqliteDialect({ database: openSqlite(place.file) });
    case 'postgres':
      return dialectOfPool(createPool(place.url));
  }
}

/** The parts of a table definition whose syntax differs. */
export interface ColumnKinds {
  /** An auto-incrementing primary key that never reuses a number. */
  readonly pk: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** The type of a primary key that may outgrow 32 bits. */
  readonly longId: 'integer' | 'bigint';
  /** Text that is sorted by code point. */
  readonly orderedText: RawBuilder<unknown>;
  /** Raw bytes, such as a picture. */
  readonly bytes: RawBuilder<unknown>;
  /** A text column that the engine generates from others of its row. */
  readonly madeFrom: (expression: RawBuilder<unknown>) => (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
  /** Whether an index may contain texts of any length; if not, a long text would be rejected with its row. */
  readonly indexesLongText: boolean;
}

/** How this engine spells columns. */
export function columnKinds(engine: Engine): ColumnKinds {
  switch (engine) {
    case 'sqlite':
      return {
        pk: (column) => column.primaryKey().autoIncrement(),
        longId: 'integer',
        orderedText: sql`text`,
        bytes: sql`blob`,
        // SQLite adds generated columns to an existing table only as virtual ones; an index stores them.
        madeFrom: (expression) => (column) => column.generatedAlwaysAs(expression),
        indexesLongText: true,
      };
    case 'postgres':
      return {
        pk: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
        longId: 'bigint',
        orderedText: sql`text collate "C"`,
        bytes: sql`bytea`,
        madeFrom: (expression) => (column) => column.generatedAlwaysAs(expression).stored(),
        indexesLongText: false,
      };
  }
}

/** `textKey` of a column without a stored one, for searches that are rare. `openSqlite` provides the function. */
export function textKeyOf(engine: Engine, column: string | RawBuilder<string>): RawBuilder<string> {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  switch (engine) {
    case 'sqlite':
      return sql<string>`text_key(${text})`;
    case 'postgres':
      return sql<string>`lower(normalize((${text}) collate "default", NFKC))`;
  }
}

/** The schema that tables are created in; null where there are none. */
export async function currentSchema<Schema>(query: Kysely<Schema>, engine: Engine): Promise<string | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(query);
  return rows[0]?.name ?? null;
}

/** Updates the planner's statistics. PostgreSQL does so automatically, unless a lot was written just now. */
export async function learnSpread<Schema>(query: Kysely<Schema>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? sql`pragma optimize = 0x10002` : sql`analyze`).execute(query);
}

/** How much space the database takes up, in bytes. */
export async function databaseBytes<Schema>(query: Kysely<Schema>, engine: Engine): Promise<number> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
  ).execute(query);
  return rows[0]?.bytes ?? 0;
}

const POSTGRES_UNIQUE_VIOLATION = '23505';
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** Whether a write failed because a unique value already exists. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const ofPostgres: unknown = Reflect.get(error, 'code');
  const ofSqlite: unknown = Reflect.get(error, 'errcode');
  return ofPostgres === POSTGRES_UNIQUE_VIOLATION || ofSqlite === SQLITE_CONSTRAINT_UNIQUE;
}

const POSTGRES_DISK_FULL = '53100';
/** System errors: no space is left, or this user's quota is used up. */
const SYSTEM_DISK_FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
const SQLITE_FULL = 13;
/** SQLite's shared-memory file could not grow. */
const SQLITE_IOERR_SHMSIZE = 4874;

/** Whether a write failed because the disk is full, the database's own or that of this server. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  const ofSqlite: unknown = Reflect.get(error, 'errcode');
  return (
    code === POSTGRES_DISK_FULL ||
    SYSTEM_DISK_FULL.includes(code) ||
    ofSqlite === SQLITE_FULL ||
    ofSqlite === SQLITE_IOERR_SHMSIZE ||
    isDiskFull(error.cause)
  );
}

/** What must not happen twice at the same moment, each with its own number. */
const LOCKS = {
  setup: 7_244_001,
  usagePacking: 7_244_002,
  commandOfDevice: 7_244_003,
  requestOfMember: 7_244_004,
  alertsOfGroup: 7_244_005,
  paymentOfCompany: 7_244_006,
  managersOfCompany: 7_244_007,
  rolloutsOfCompany: 7_244_008,
  screenOfDevice: 7_244_009,
  silentDevices: 7_244_010,
  openAlerts: 7_244_011,
  teamOfRequest: 7_244_012,
  dueApprovals: 7_244_013,
  teams: 7_244_014,
} as const;

/**
 * Waits, inside a transaction, until no other process is in one that asked for the same. A SQLite folder belongs to one
 * process, whose transactions run one after the other.
 *
 * @param subject The pk of what it is about: transactions about different subjects do not wait for each other.
 */
export async function oneAtATime<Schema>(
  query: Kysely<Schema>,
  engine: Engine,
  lock: Exclude<keyof typeof LOCKS, 'setup'>,
  subject = 0,
): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${LOCKS[lock]}::int, ${subject}::int)`.execute(query);
}

/**
 * Runs work that must not run twice simultaneously, such as filling an empty database. Several processes may share a
 * PostgreSQL database, so it takes a lock there; a SQLite folder belongs to one process.
 */
export async function exclusively<Schema, Result>(
  query: Kysely<Schema>,
  engine: Engine,
  work: () => Promise<Result>,
): Promise<Result> {
  switch (engine) {
    case 'sqlite':
      return work();
    case 'postgres':
      return query.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${LOCKS.setup})`.execute(connection);
        try {
          return await work();
        } finally {
          await sql`select pg_advisory_unlock(${LOCKS.setup})`.execute(connection);
        }
      });
  }
}
