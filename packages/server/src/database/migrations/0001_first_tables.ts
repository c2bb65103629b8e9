import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** Companies, people, devices, groups and everything that hangs on them. The columns are explained in `schema.ts`. */
export async function createFirstTables(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await createCompanies(query, engine);
  await createPeople(query, engine);
  await createGroups(query, engine);
  await createDevices(query, engine);
  await createDeviceIndices(query);
  await createNotices(query, engine);
  await createHistory(query, engine);
}

async function createCompanies(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('companies')
    .addColumn('pk', 'integer', pk)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('device_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('latest_agent_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('policies')
    .addColumn('company_fk', 'integer', (column) => column.primaryKey().references('companies.pk').onDelete('cascade'))
    .addColumn('block_num', 'integer', (column) => column.notNull())
    .addColumn('self_unlock', 'integer', (column) => column.notNull())
    .addColumn('password_change_limit', 'integer', (column) => column.notNull())
    .addColumn('password_level', 'integer', (column) => column.notNull())
    .addColumn('session_time', 'integer', (column) => column.notNull())
    .addColumn('use_approval', 'integer', (column) => column.notNull())
    .addColumn('common_policy', 'integer', (column) => column.notNull())
    .addColumn('ip_policy', 'integer', (column) => column.notNull())
    .execute();
  await query.schema
    .createTable('licenses')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('pay_type', 'text', (column) => column.notNull())
    .addColumn('pay_dev_vol', 'integer', (column) => column.notNull())
    .addColumn('pay_start', 'bigint', (column) => column.notNull())
    .addColumn('pay_expire', 'bigint', (column) => column.notNull())
    .addColumn('pay_lisence_ref', 'integer', (column) => column.references('licenses.pk').onDelete('set null'))
    .execute();
  await query.schema.createIndex('licenses_by_company').on('licenses').column('company_fk').execute();
}

async function createPeople(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  let members = query.schema
    .createTable('members')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('mgrid', 'text', (column) => column.notNull())
    .addColumn('mgrid_key', orderedText, (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('member_type_id', 'integer', (column) => column.notNull())
    .addColumn('auth_val', 'text', (column) => column.notNull());
  for (const flag of [
    'auth_remotecontrol',
    'auth_devicemanagement',
    'auth_filemanager',
    'auth_remoteview',
    'auth_update',
    'auth_thumbnailview',
    'auth_restart',
    'use_approval_function',
    'flag_active',
    'mail_verified',
  ]) {
    members = members.addColumn(flag, 'integer', (column) => column.notNull());
  }
  await members
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_changed_at', 'bigint', (column) => column.notNull())
    .addColumn('failure_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('flag_use_otp', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otp_secret', 'text')
    .addColumn('flag_create_qrcode', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('otp_last_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('time_zone_id', 'integer', (column) => column.notNull())
    .addColumn('date_fmt_id', 'integer', (column) => column.notNull())
    .addColumn('lang_code', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('members_by_company').on('members').column('company_fk').execute();

  await query.schema
    .createTable('sessions')
    .addColumn('pk', 'integer', pk)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('sessions_by_end').on('sessions').column('expires_at').execute();
  await query.schema.createIndex('sessions_by_member').on('sessions').column('member_fk').execute();
  await query.schema
    .createTable('login_steps')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('login_steps_by_member').on('login_steps').column('member_fk').execute();
  await query.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .execute();
}

async function createGroups(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  await query.schema
    .createTable('device_groups')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', orderedText, (column) => column.notNull())
    .addColumn('group_fk', 'integer', (column) => column.references('device_groups.pk'))
    .addColumn('root_group_fk', 'integer', (column) => column.references('device_groups.pk'))
    .addColumn('flag_df_group', 'integer', (column) => column.notNull())
    .addColumn('flag_confirm', 'integer', (column) => column.notNull())
    .addColumn('dev_limit', 'integer')
    .addColumn('device_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema.createIndex('groups_by_company').on('device_groups').column('company_fk').execute();
  await query.schema.createIndex('groups_by_parent').on('device_groups').column('group_fk').execute();
  await query.schema
    .createTable('group_members')
    .addColumn('pk', 'integer', pk)
    .addColumn('device_group_fk', 'integer', (column) =>
      column.notNull().references('device_groups.pk').onDelete('cascade'),
    )
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addUniqueConstraint('group_members_once', ['member_fk', 'device_group_fk'])
    .execute();
  await query.schema.createIndex('group_members_by_group').on('group_members').column('device_group_fk').execute();
  await query.schema
    .createTable('enrolment_tokens')
    .addColumn('pk', 'integer', pk)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_group_fk', 'integer', (column) => column.notNull().references('device_groups.pk'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
}

async function createDevices(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  let devices = query.schema
    .createTable('devices')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_group_fk', 'integer', (column) => column.notNull().references('device_groups.pk'))
    .addColumn('guid', 'text', (column) => column.notNull())
    .addColumn('agent_token_hash', 'text', (column) => column.unique())
    .addColumn('alias', 'text', (column) => column.notNull())
    .addColumn('alias_key', orderedText, (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('memo_key', orderedText, (column) => column.notNull())
    .addColumn('alive', 'integer', (column) => column.notNull())
    .addColumn('simulated', 'integer', (column) => column.notNull())
    .addColumn('dev_os_id', 'integer', (column) => column.notNull())
    .addColumn('dev_ver', 'text', (column) => column.notNull())
    .addColumn('last_connected_at', 'bigint', (column) => column.notNull())
    .addColumn('last_disconnected_at', 'bigint', (column) => column.notNull())
    .addColumn('disable_filetransfer', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('security_agreement', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('kms_addr', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('kms_port', 'integer', (column) => column.notNull().defaultTo(0));
  for (const text of [
    's_pub_ip',
    's_pri_ip',
    'device_id',
    'ip_addr',
    'netmask',
    'gateway',
    'dns',
    'mac_addr',
    'processor',
    'bios',
    'os_name',
    'time_zone',
  ]) {
    devices = devices.addColumn(text, 'text', (column) => column.notNull().defaultTo(''));
  }
  await devices
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('devices_guid_once', ['company_fk', 'guid'])
    .execute();

  let telemetry = query.schema
    .createTable('device_telemetry')
    .addColumn('device_fk', 'integer', (column) => column.primaryKey().references('devices.pk').onDelete('cascade'))
    .addColumn('interval_seconds', 'integer', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('offline_due_at', 'bigint', (column) => column.notNull())
    .addColumn('announced_at', 'bigint', (column) => column.notNull().defaultTo(0));
  for (const number of ['cpu_usage', 'hdd_usage', 'hdd_capacity', 'memory_usage', 'memory_capacity', 'running_time']) {
    telemetry = telemetry.addColumn(number, 'double precision', (column) => column.notNull().defaultTo(0));
  }
  await telemetry
    .addColumn('fan_speed_id', 'double precision')
    .addColumn('cpu_temp', 'double precision')
    .addColumn('hdd_temp', 'double precision')
    .addColumn('system_time', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  let details = query.schema
    .createTable('device_details')
    .addColumn('device_fk', 'integer', (column) => column.primaryKey().references('devices.pk').onDelete('cascade'));
  for (const text of [
    'prcss_name',
    'prcss_cpu_usage',
    'prcss_memory_usage',
    'hardware_name',
    'hardware_txt',
    'software_name',
    'software_list',
  ]) {
    details = details.addColumn(text, 'text', (column) => column.notNull().defaultTo(''));
  }
  await details.execute();

  await query.schema
    .createTable('favourites')
    .addColumn('pk', 'integer', pk)
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull().references('devices.pk').onDelete('cascade'))
    .addUniqueConstraint('favourites_once', ['member_fk', 'device_fk'])
    .execute();
  await query.schema.createIndex('favourites_by_device').on('favourites').column('device_fk').execute();
  await query.schema
    .createTable('approvals')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('approver_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('react_reason', 'text', (column) => column.notNull())
    .addColumn('approve_state', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('approvals_by_member')
    .on('approvals')
    .columns(['member_fk', 'device_fk', 'approve_state'])
    .execute();
}

/**
 * The list shows real devices before simulated ones in either direction, so each order has an index for going up and
 * one that is read backwards for going down. Group and state stand last in them, so that a person who may see a few
 * groups only, or asks for what is online, is served from the index alone. Devices are listed all the time and change
 * these columns rarely: a heartbeat touches none of them.
 */
async function createDeviceIndices(query: Kysely<unknown>): Promise<void> {
  for (const key of ['alias_key', 'memo_key', 'alive', 'dev_os_id', 'last_connected_at']) {
    const last = key === 'alive' ? 'dev_os_id' : 'alive';
    for (const [name, simulated] of [
      ['up', sql`simulated`],
      ['down', sql`simulated desc`],
    ] as const) {
      await query.schema
        .createIndex(`devices_by_${key}_${name}`)
        .on('devices')
        .expression(sql`company_fk, ${simulated}, ${sql.ref(key)}, pk, device_group_fk, ${sql.ref(last)}`)
        .execute();
    }
  }
  await query.schema
    .createIndex('devices_by_group')
    .on('devices')
    .columns(['device_group_fk', 'simulated', 'alias_key', 'pk'])
    .execute();
  await query.schema
    .createIndex('devices_by_state')
    .on('devices')
    .columns(['company_fk', 'alive', 'device_group_fk'])
    .execute();
  await query.schema.createIndex('telemetry_by_due').on('device_telemetry').column('offline_due_at').execute();
}

async function createNotices(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('notices')
    .addColumn('pk', 'integer', pk)
    .addColumn('notice_date', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('notices_by_date').on('notices').columns(['notice_date', 'pk']).execute();
  await query.schema
    .createTable('notice_texts')
    .addColumn('notice_fk', 'integer', (column) => column.notNull().references('notices.pk').onDelete('cascade'))
    .addColumn('lang_code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_texts_once', ['notice_fk', 'lang_code'])
    .execute();
}

async function createHistory(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, longPk, orderedText } = columnKinds(engine);
  await query.schema
    .createTable('audit')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('act_at', 'bigint', (column) => column.notNull())
    .addColumn('act_name_id', 'integer', (column) => column.notNull())
    .addColumn('act_type_id', 'integer', (column) => column.notNull())
    .addColumn('device_fk', 'integer')
    .addColumn('member_fk', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reg_mail', orderedText, (column) => column.notNull())
    .addColumn('old_value', 'text', (column) => column.notNull())
    .addColumn('new_value', 'text', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('audit_by_company').on('audit').columns(['company_fk', 'act_at', 'pk']).execute();
  await query.schema
    .createIndex('audit_by_device')
    .on('audit')
    .columns(['company_fk', 'device_fk', 'act_at', 'pk'])
    .execute();
  await query.schema
    .createTable('access_history')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('type_id', 'integer', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('dev_os_id', 'integer', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('access_history_by_company')
    .on('access_history')
    .columns(['company_fk', 'created_at', 'pk'])
    .execute();
  await query.schema
    .createTable('events')
    .addColumn('id', longPk, pk)
    .addColumn('company_fk', 'integer')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('device_fk', 'integer')
    .addColumn('device_group_fk', 'integer')
    .addColumn('previous_group_fk', 'integer')
    .addColumn('session_fk', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('events_by_company').on('events').columns(['company_fk', 'id']).execute();
  await query.schema.createIndex('events_by_time').on('events').column('created_at').execute();
}
