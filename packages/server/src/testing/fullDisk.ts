import { sql } from 'kysely';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { afterThisTest } from './cleanup.ts';

/** As many pages as SQLite can have. */
const PAGES_AT_MOST = 4_294_967_294;
const FUNCTION = 'refuse_for_want_of_room';

const onEveryTable = (statement: string) => sql`do $$ declare name text; begin
  for name in select table_name from information_schema.tables
    where table_schema = current_schema() and table_name not like 'kysely%' loop
    execute format(${sql.raw(`'${statement}'`)}, name);
  end loop; end $$`;

/**
 * Fills the disk of a database: it may not grow in SQLite, and PostgreSQL gives its usual error.
 *
 * @returns a function that frees the space again.
 */
export async function fillDisk({ engine, query }: OpenDatabase): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    // Fewer than there are counts as the current number.
    await sql`pragma max_page_count = 1`.execute(query);
    return async () => void (await sql`pragma max_page_count = ${sql.lit(PAGES_AT_MOST)}`.execute(query));
  }
  await sql`create function ${sql.ref(FUNCTION)}() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(query);
  const trigger = `create trigger no_room before insert or update on %I execute function ${FUNCTION}()`;
  await onEveryTable(trigger).execute(query);
  let isFull = true;
  const makeRoom = async () => {
    if (isFull) await sql`drop function ${sql.ref(FUNCTION)} cascade`.execute(query);
    isFull = false;
  };
  afterThisTest(makeRoom);
  return makeRoom;
}
