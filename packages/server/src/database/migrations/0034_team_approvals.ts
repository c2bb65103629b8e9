import { type Kysely, sql } from 'kysely';
import type { Engine } from '../dialect.ts';

/**
 * The group settings for requests for their devices; weekly windows; the chosen approvers of requests with their
 * answers, as they were when the request was made; and the delegates of approvers who are away.
 */
export async function addTeamApprovals(query: Kysely<unknown>, _engine: Engine): Promise<void> {
  await query.schema.alterTable('device_groups').addColumn('approval_rule', 'text').execute();
  await query.schema.alterTable('device_groups').addColumn('approval_expiry_hours', 'integer').execute();
  await query.schema
    .alterTable('device_groups')
    .addColumn('approval_recurring', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema
    .createTable('group_approvers')
    .addColumn('device_group_fk', 'integer', (column) =>
      column.notNull().references('device_groups.pk').onDelete('cascade'),
    )
    .addColumn('member_fk', 'integer', (column) => column.notNull().references('members.pk').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_approvers_pk', ['device_group_fk', 'member_fk'])
    .execute();
  await query.schema.createIndex('group_approvers_by_member').on('group_approvers').column('member_fk').execute();

  await query.schema.alterTable('approvals').addColumn('team_rule', 'text').execute();
  await query.schema.alterTable('approvals').addColumn('expiry_hours', 'integer').execute();
  await query.schema.alterTable('approvals').addColumn('expires_at', 'bigint').execute();
  await query.schema.alterTable('approvals').addColumn('recurrence', 'text').execute();
  await query.schema.alterTable('approvals').addColumn('window_start_at', 'bigint').execute();
  await query.schema.alterTable('approvals').addColumn('window_end_at', 'bigint').execute();
  // Few requests are waiting for several approvers, and they are checked often.
  await sql`create index approvals_of_teams on approvals (company_fk, end_at)
    where team_rule is not null and approve_state = 0`.execute(query);
  await query.schema
    .createTable('approval_approvers')
    .addColumn('approval_fk', 'integer', (column) => column.notNull().references('approvals.pk').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    // Without a reference: what a person was asked is kept when the person is removed.
    .addColumn('member_fk', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by_fk', 'integer')
    .addColumn('answered_by_name', 'text')
    .addColumn('asked_fk', 'integer')
    .addColumn('asked_name', 'text')
    .addColumn('gone_at', 'bigint')
    .addPrimaryKeyConstraint('approval_approvers_pk', ['approval_fk', 'position'])
    .execute();
  await query.schema.createIndex('approval_approvers_by_member').on('approval_approvers').column('member_fk').execute();

  await query.schema
    .createTable('member_delegates')
    .addColumn('member_fk', 'integer', (column) =>
      column.primaryKey().notNull().references('members.pk').onDelete('cascade'),
    )
    // Without a reference and with the name, so that the approver is informed when the delegate is removed.
    .addColumn('delegate_fk', 'integer', (column) => column.notNull())
    .addColumn('delegate_name', 'text', (column) => column.notNull())
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
}
