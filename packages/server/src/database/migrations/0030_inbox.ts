import { type Kysely, sql } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** What concerns each person, and where the person wants it delivered. */
export async function addInbox(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk, longId } = columnKinds(engine);
  await query.schema
    .createTable('inbox_items')
    .addColumn('pk', longId, pk)
    .addColumn('company_fk', 'integer', (column) => column.notNull().references('companies.pk').onDelete('cascade'))
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('device_fk', 'integer')
    .addColumn('approval_fk', 'integer')
    .addColumn('ticket_fk', 'integer')
    .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('mail_due', 'integer', (column) => column.notNull())
    .execute();
  const owner = ['company_fk', 'member_fk'] as const;
  const newest = ['happened_at', 'pk'] as const;
  const index = (name: string) => query.schema.createIndex(name).on('inbox_items');
  await index('inbox_items_newest')
    .columns([...owner, ...newest])
    .execute();
  await index('inbox_items_of_kind')
    .columns([...owner, 'kind', ...newest])
    .execute();
  await index('inbox_items_by_age').column('happened_at').execute();
  // The number of unread items of each person is requested with every summary, and read from this index alone. It names
  // `read_at`, which is null in all of it, because otherwise a planner uses another index and scans every item.
  await sql`create index inbox_items_unread on inbox_items (company_fk, member_fk, read_at, happened_at, pk, kind)
    where read_at is null`.execute(query);
  await sql`create unique index inbox_items_about on inbox_items (member_fk, about) where read_at is null`.execute(
    query,
  );
  await sql`create index inbox_items_waiting on inbox_items (approval_fk, ticket_fk)
    where read_at is null and kind in ('request', 'ticket')`.execute(query);
  await sql`create index inbox_items_mail on inbox_items (pk) where mail_due = 1`.execute(query);
  await query.schema
    .createTable('inbox_preferences')
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('inbox_preferences_pk', ['member_fk', 'kind'])
    .execute();
  // What a person logged in with before decides whether a login is reported to the person.
  await query.schema
    .createIndex('access_history_by_member')
    .on('access_history')
    .columns(['member_fk', 'created_at'])
    .execute();
}
