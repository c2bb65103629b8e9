import type { Kysely } from 'kysely';
import { columnKinds, type Engine } from '../dialect.ts';

/** Emails, and events that are for approvers or for one person. */
export async function createMailAndEvents(query: Kysely<unknown>, engine: Engine): Promise<void> {
  const { pk } = columnKinds(engine);
  await query.schema
    .createTable('mails')
    .addColumn('pk', 'integer', pk)
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sent_at', 'bigint')
    .execute();
  await query.schema.createIndex('mails_by_due').on('mails').columns(['sent_at', 'due_at']).execute();
  await query.schema.alterTable('events').addColumn('subject_fk', 'integer').execute();
  await query.schema.alterTable('events').addColumn('member_fk', 'integer').execute();
  await query.schema
    .alterTable('events')
    .addColumn('for_approvers', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
