import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../../dialect.ts';

/** Devices in their three parts, favorites and approvals. */
export async function createDevices(query: Kysely<unknown>, engine: Engine): Promise<void> {
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
 * The list shows real devices before simulated ones in either direction, so each order has an index for ascending and
 * one that is read backward for descending. Group and state come last in them, so that a person who may see only a few
 * groups, or asks for what is online, is served from the index alone. Devices are listed all the time and change these
 * columns rarely: a heartbeat touches none of them.
 */
export async function createDeviceIndices(query: Kysely<unknown>): Promise<void> {
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
