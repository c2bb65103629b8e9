import { sql, type Kysely } from 'kysely';

/**
 * When alerts ended, what sessions started with, and how many devices a company had on each day. Of earlier alerts, the
 * last of each kind of a device may be ongoing; the next check finds out.
 */
export async function addOverview(query: Kysely<unknown>): Promise<void> {
  await query.schema.alterTable('alerts').addColumn('ended_at', 'bigint').execute();
  await sql`update alerts set ended_at = generate
    where pk not in (select max(pk) from alerts group by device_fk, alert_code)`.execute(query);
  await sql`create index alerts_open on alerts (company_fk, device_fk, alert_code) where ended_at is null`.execute(
    query,
  );
  await query.schema
    .alterTable('remote_sessions')
    .addColumn('began_with', 'text', (column) => column.notNull().defaultTo('screen'))
    .execute();
  await sql`update remote_sessions set began_with = coalesce((
    select kind from remote_connections where remote_connections.session_fk = remote_sessions.pk
    order by remote_connections.pk limit 1), 'screen')`.execute(query);
  await query.schema
    .createIndex('remote_sessions_by_kind')
    .on('remote_sessions')
    .columns(['company_fk', 'began_with', 'start_time', 'device_fk'])
    .execute();
  await query.schema
    .createIndex('devices_by_version')
    .on('devices')
    .columns(['company_fk', 'dev_ver', 'alive', 'device_group_fk'])
    .execute();
  await sql`create index devices_absent on devices
    (company_fk, last_disconnected_at, created_at, device_group_fk) where alive = 0`.execute(query);
  await query.schema
    .createTable('device_counts')
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('day_at', 'bigint', (column) => column.notNull())
    .addColumn('devices', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('device_counts_pk', ['company_fk', 'day_at'])
    .execute();
}
