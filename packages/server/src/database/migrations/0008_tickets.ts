import { type Kysely, sql } from 'kysely';
import { columnKinds, currentSchema, type Engine } from '../dialect.ts';

/** People's department and position, which tickets show for approvers; unless an earlier step has created them. */
async function nameParts(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const schema = await currentSchema(query, engine);
  const tables = await query.introspection.getTables();
  const members = tables.find((table) => table.name === 'members' && (schema === null || table.schema === schema));
  const known = new Set(members?.columns.map(({ name }) => name));
  for (const name of ['department', 'position'].filter((text) => !known.has(text))) {
    await query.schema
      .alterTable('members')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}

async function extendApprovals(query: Kysely<unknown>): Promise<void> {
  for (const text of ['device_alias', 'device_alias_key', 'device_pub_ip']) {
    await query.schema
      .alterTable('approvals')
      .addColumn(text, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await query.schema.alterTable('approvals').addColumn('decided_at', 'bigint').execute();
  await query.schema.alterTable('approvals').addColumn('earlier_fk', 'integer').execute();
  await query.schema.alterTable('approvals').addColumn('effect_due_at', 'bigint').execute();
  await query.schema
    .alterTable('approvals')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [column, source] of [
    ['device_alias', 'alias'],
    ['device_alias_key', 'alias_key'],
    ['device_pub_ip', 's_pub_ip'],
  ] as const) {
    await sql`update approvals set ${sql.ref(column)} = coalesce((select ${sql.ref(`devices.${source}`)} from devices
      where devices.pk = approvals.device_fk), '')`.execute(query);
  }
  await sql`update approvals set effect_due_at = start_at where approve_state = 2`.execute(query);
  await query.schema.createIndex('approvals_by_effect').on('approvals').column('effect_due_at').execute();
  await query.schema
    .createIndex('approvals_by_company')
    .on('approvals')
    .columns(['company_fk', 'created_at', 'pk'])
    .execute();
}

/** What says when an approval begins and ends, access tickets, and invitations. */
export async function createTickets(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, orderedText } = columnKinds(engine);
  await nameParts(query, engine);
  await extendApprovals(query);
  let tickets = query.schema
    .createTable('access_tickets')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('state', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull());
  for (const text of ['reqr_user_company', 'reqr_user_name', 'reqr_user_part']) {
    tickets = tickets
      .addColumn(text, 'text', (column) => column.notNull())
      .addColumn(`${text}_key`, orderedText, (column) => column.notNull());
  }
  await tickets
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('mail_key', orderedText, (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('lang_code', 'text', (column) => column.notNull())
    .addColumn('work_start_at', 'bigint', (column) => column.notNull())
    .addColumn('work_end_at', 'bigint', (column) => column.notNull())
    .addColumn('work_reason', 'text', (column) => column.notNull())
    .addColumn('reqr_appr_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('appr_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('extra', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('void_at', 'bigint')
    .addColumn('worker_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .addColumn('worker_mgrid', 'text', (column) => column.notNull())
    .execute();
  for (const [name, columns] of [
    ['tickets_by_company', ['company_fk', 'created_at', 'pk']],
    ['tickets_by_state', ['company_fk', 'state']],
    ['tickets_by_mail', ['mail_key', 'state']],
    ['tickets_by_worker', ['worker_fk', 'state']],
    ['tickets_by_end', ['state', 'work_end_at']],
  ] as const) {
    await query.schema
      .createIndex(name)
      .on('access_tickets')
      .columns([...columns])
      .execute();
  }
  // One application per address is pending at a time, even if two arrive together.
  await sql`create unique index tickets_waiting_once on access_tickets (mail_key)
    where state in (0, 1) and origin = 'application'`.execute(query);
  await query.schema
    .createTable('ticket_devices')
    .addColumn('ticket_fk', 'integer', (column) => column.notNull().references('access_tickets.pk').onDelete('cascade'))
    .addColumn('device_fk', 'integer', (column) => column.notNull())
    .addColumn('device_name', 'text', (column) => column.notNull())
    .addColumn('device_name_key', orderedText, (column) => column.notNull())
    .addPrimaryKeyConstraint('ticket_devices_once', ['ticket_fk', 'device_fk'])
    .execute();
  await query.schema
    .createTable('invitations')
    .addColumn('pk', 'integer', pk)
    .addColumn('ticket_fk', 'integer', (column) => column.notNull().references('access_tickets.pk').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('used_at', 'bigint')
    .execute();
}
