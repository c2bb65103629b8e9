import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';
import { textKey } from '../textKey.ts';

const MEMBER_TEXTS = ['tel', 'department', 'position', 'email'] as const;
const MEMBER_KEYS = ['name_key', 'department_key', 'email_key', 'phone_key'] as const;
const MEMBER_NUMBERS = {
  flag_recept_mail: 0,
  flag_refresh: 0,
  refresh_interval: 60,
  flag_img_refresh: 0,
  img_refresh_interval: 60,
  custom_payment: 0,
  version: 1,
} as const;
const POLICY_NUMBERS = {
  file_transfer: 1,
  capture: 1,
  display_power_save: 0,
  system_power_save: 0,
  idle_time: 0,
  min_os_major: 0,
  min_os_minor: 0,
  security_agreement: 0,
  agent_restart_time: 0,
  statistics_delete_period: 36,
  version: 1,
  ip_use: 0,
  ip_block: 1,
  ip_version: 1,
} as const;

/** A type and not an interface, because Kysely requires an index signature. */
type KnownMember = {
  members: { pk: number; name: string; mail: string; phone: string };
};

async function extendMembers(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { orderedText } = columnKinds(engine);
  const table = query.schema.alterTable('members');
  for (const name of MEMBER_TEXTS)
    await table.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute();
  for (const name of MEMBER_KEYS) {
    await table.addColumn(name, orderedText, (column) => column.notNull().defaultTo('')).execute();
  }
  for (const [name, standard] of Object.entries(MEMBER_NUMBERS)) {
    await table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(standard)).execute();
  }
  await table.addColumn('previous_type_id', 'integer').execute();
  await table
    .addColumn('approver_fk', 'integer', (column) => column.references('members.pk').onDelete('set null'))
    .execute();
  await query.schema.createIndex('members_by_approver').on('members').column('approver_fk').execute();

  // People from before the columns: their contact address is the one their emails go to.
  const known = query.withTables<KnownMember>();
  for (const { pk, name, mail, phone } of await known
    .selectFrom('members')
    .select(['pk', 'name', 'mail', 'phone'])
    .execute()) {
    const email = mail.includes('@') ? mail : '';
    await sql`update members set name_key = ${textKey(name)}, phone_key = ${textKey(phone)}, email = ${email},
      email_key = ${textKey(email)} where pk = ${pk}`.execute(query);
  }
}

async function extendPolicies(query: Kysely<unknown>): Promise<void> {
  const table = query.schema.alterTable('policies');
  for (const [name, standard] of Object.entries(POLICY_NUMBERS)) {
    await table.addColumn(name, 'integer', (column) => column.notNull().defaultTo(standard)).execute();
  }
  await table.addColumn('vaccine', 'text', (column) => column.notNull().defaultTo('')).execute();
  // From now on every company has a policy row, and may change it.
  await sql`insert into policies (company_fk, block_num, self_unlock, password_change_limit, password_level, session_time,
    use_approval, common_policy, ip_policy)
    select pk, 0, 0, 0, 2, 0, 0, 1, 1 from companies where pk not in (select company_fk from policies)`.execute(query);
  await sql`update policies set common_policy = 1, ip_policy = 1`.execute(query);
}

/** What people and policies contain besides the login, the list of addresses, and logos. */
export async function createManagers(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, bytes } = columnKinds(engine);
  await extendMembers(query, engine);
  await extendPolicies(query);
  await query.schema
    .createTable('ip_entries')
    .addColumn('pk', 'integer', pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('start_ip_address', 'text', (column) => column.notNull())
    .addColumn('end_ip_address', 'text', (column) => column.notNull())
    .addColumn('first_address', 'bigint', (column) => column.notNull())
    .addColumn('last_address', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('ip_entries_once', ['company_fk', 'first_address', 'last_address'])
    .execute();
  await query.schema
    .createTable('images')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', bytes, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('images_by_member').on('images').column('member_fk').execute();
}
