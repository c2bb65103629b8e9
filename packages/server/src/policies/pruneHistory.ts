import { DAY_MS, LEAST_RECORD_DAYS, recordRetentionStart, retentionStart } from '@remote-console/domain';
import { sql } from 'kysely';
import type { Connection } from '../database/index.ts';

/** Logins that belong to no company, because nobody has the attempted ID, have no period of their own. */
const LOGINS = { table: 'access_history', at: 'created_at', startOf: recordRetentionStart } as const;

/**
 * The tables whose rows are deleted after their company's retention period, the column with the age of a row, and since
 * when rows are kept. A new kind of history is added here, and nowhere else.
 */
const HISTORY_TABLES = [
  LOGINS,
  { table: 'audit', at: 'act_at', startOf: recordRetentionStart },
  { table: 'remote_sessions', at: 'start_time', startOf: retentionStart },
  { table: 'file_transfers', at: 'start_time', startOf: retentionStart },
  { table: 'alerts', at: 'generate', startOf: retentionStart },
] as const;

/** Rows deleted in one statement; more wait for the next, so that no statement locks the database for long. */
const AT_ONCE = 2000;

async function pruneTable(
  connection: Connection,
  history: (typeof HISTORY_TABLES)[number],
  due: { readonly companyId: number | null; readonly before: number },
): Promise<number> {
  const { table, at } = history;
  const { companyId, before } = due;
  const ofCompany = companyId === null ? sql`company_fk is null` : sql`company_fk = ${companyId}`;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where pk in (
    select pk from ${sql.table(table)} where ${ofCompany} and ${sql.ref(at)} < ${before} limit ${sql.lit(AT_ONCE)})`.execute(
    connection.query,
  );
  const removed = Number(numAffectedRows);
  return removed < AT_ONCE ? removed : removed + (await pruneTable(connection, history, due));
}

/**
 * Removes statistics and history past their company's retention period (C-FUNC-26). Any number of processes may do it
 * at the same time.
 *
 * @returns how many rows were removed.
 */
export async function pruneHistory(connection: Connection): Promise<number> {
  const { query, now } = connection;
  const at = now();
  let removed = await pruneTable(connection, LOGINS, { companyId: null, before: at - LEAST_RECORD_DAYS * DAY_MS });
  const companies = await query.selectFrom('policies').select(['company_fk', 'statistics_delete_period']).execute();
  for (const { company_fk, statistics_delete_period } of companies) {
    for (const history of HISTORY_TABLES) {
      const before = history.startOf(statistics_delete_period, at);
      if (before === null) continue;
      removed += await pruneTable(connection, history, { companyId: company_fk, before });
    }
  }
  return removed;
}
