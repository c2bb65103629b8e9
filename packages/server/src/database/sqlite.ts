import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { textKey } from './textKey.ts';

const BUSY_TIMEOUT_MS = 5000;
const KEPT_STATEMENTS = 500;
/** In KiB. The indexes of a fleet of 20,000 devices do not fit into SQLite's default of 2 MiB. */
const PAGE_CACHE_KIB = 65_536;

function bindable(value: unknown): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value;
    default:
      if (value === null || value instanceof Uint8Array) return value;
      throw new TypeError(`A value of type ${typeof value} cannot be stored.`);
  }
}

function prepareStatement(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  };
}

/**
 * `node:sqlite` in the shape that Kysely's SQLite dialect expects. WAL with a full sync: what was answered is on the
 * disk. Prepared statements are cached, the least recently used is dropped first.
 *
 * @param file Path of the database; it is created when it does not exist.
 */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  database.exec(`pragma cache_size = -${PAGE_CACHE_KIB}`);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;');
  database.function('text_key', { deterministic: true }, (text) => (typeof text === 'string' ? textKey(text) : text));
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      const statement = known ?? prepareStatement(database, text);
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

/** What is wrong with a database file, or null. Reads the whole file once, without changing it. */
export function damageOf(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      const rows = database.prepare('pragma quick_check(1)').all();
      const verdict = Object.values(rows[0] ?? {})[0];
      return verdict === 'ok' ? null : String(verdict);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
