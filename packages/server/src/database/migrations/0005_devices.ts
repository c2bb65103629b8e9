import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

async function createCommands(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('agent_commands')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addColumn('target_device_fk', 'integer', (column) => column.references('devices.pk').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('member_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('agent_commands_by_device')
    .on('agent_commands')
    .columns(['device_fk', 'state', 'pk'])
    .execute();
  await query.schema
    .createIndex('agent_commands_by_target')
    .on('agent_commands')
    .columns(['target_device_fk', 'pk'])
    .execute();
  await query.schema
    .createIndex('agent_commands_by_expiry')
    .on('agent_commands')
    .columns(['state', 'expires_at'])
    .execute();
  await query.schema
    .createTable('removed_agents')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('removed_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createScreens(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { bytes } = columnKinds(engine);
  await query.schema
    .createTable('device_screens')
    .addColumn('device_fk', 'integer', (column) => column.primaryKey().references('devices.pk').onDelete('cascade'))
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('image', bytes, (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** History outlives devices and people, so these tables name them without a reference. */
async function createSessions(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('remote_launches')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('session_fk', 'integer')
    .execute();
  let sessions = query.schema
    .createTable('remote_sessions')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull());
  for (const text of [
    'reg_mail',
    'alias',
    'host_public_ip',
    'host_private_ip',
    'viewer_public_ip',
    'viewer_private_ip',
  ]) {
    sessions = sessions.addColumn(text, 'text', (column) => column.notNull());
  }
  await sessions
    .addColumn('host_os_id', 'integer', (column) => column.notNull())
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('end_time', 'bigint')
    .addColumn('security', 'integer', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('file_transfers')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull())
    .addColumn('start_time', 'bigint', (column) => column.notNull())
    .addColumn('end_time', 'bigint')
    .addColumn('mgrid', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('action_type', 'integer', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull())
    .addColumn('device_os_id', 'integer', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('alerts')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('generate', 'bigint', (column) => column.notNull())
    .addColumn('device_os_id', 'integer', (column) => column.notNull())
    .addColumn('alert_code', 'text', (column) => column.notNull())
    .addColumn('alert_value', 'double precision', (column) => column.notNull())
    .execute();
  for (const [table, time] of [
    ['remote_sessions', 'start_time'],
    ['file_transfers', 'start_time'],
    ['alerts', 'generate'],
  ] as const) {
    await query.schema.createIndex(`${table}_by_company`).on(table).columns(['company_fk', time, 'pk']).execute();
  }
  await query.schema.createIndex('alerts_by_device').on('alerts').columns(['device_fk', 'alert_code', 'pk']).execute();
}

const NEW_LINE = '\n';
/** What a search without a field looks in. */
const SEARCHED = ['memo_key', 's_pub_ip', 's_pri_ip', 'ip_addr'] as const;

/**
 * One narrow text to search in, maintained by the database itself. Where an index can contain it, a search reads the
 * index and not the wide rows.
 */
async function createSearch(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { madeFrom, indexesLongText } = columnKinds(engine);
  const joined = sql.join(
    SEARCHED.map((column) => sql.ref(column)),
    sql` || ${sql.lit(NEW_LINE)} || `,
  );
  await query.schema
    .alterTable('devices')
    .addColumn('search_key', 'text', madeFrom(sql`alias_key || ${sql.lit(NEW_LINE)} || ${joined}`))
    .execute();
  if (!indexesLongText) return;
  await query.schema
    .createIndex('devices_by_search')
    .on('devices')
    .columns(['company_fk', 'search_key', 'device_group_fk', 'alive'])
    .execute();
}

/** Commands to agents, screenshots, remote sessions, alerts, and names for enrollment tokens. */
export async function createCommandsAndSessions(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await createCommands(query, engine);
  await createScreens(query, engine);
  await createSessions(query, engine);
  await createSearch(query, engine);
  await query.schema
    .alterTable('enrolment_tokens')
    .addColumn('label', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // The list sorted by group name is read group by group.
  await query.schema
    .createIndex('device_groups_in_name_order')
    .on('device_groups')
    .columns(['company_fk', 'name_key', 'pk'])
    .execute();
  // Devices of one network are looked up by their source address.
  await query.schema
    .createIndex('devices_by_public_address')
    .on('devices')
    .columns(['company_fk', 's_pub_ip', 'alive'])
    .execute();
}
