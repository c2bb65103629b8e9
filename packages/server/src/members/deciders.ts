import { canBeApprover, MEMBER_TYPES } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, type Connection, type Schema } from '../database/index.ts';
import { roleOf } from './roles.ts';

/** A person as stored. */
export type MemberRow = Selectable<Schema['members']>;

/** A person of the company as a possible approver. */
export type Colleague =
  | { readonly kind: 'decides'; readonly member: MemberRow }
  | { readonly kind: 'other' }
  | { readonly kind: 'missing' };

/** Whether a person is active and decides on requests. */
export function mayDecide(
  member: Pick<MemberRow, 'flag_active' | 'member_type_id' | 'use_approval_function'>,
): boolean {
  return canBeApprover({ isActive: member.flag_active === 1, ...roleOf(member) });
}

/** A person of a company, and whether that person decides on requests. */
export async function findDecider(connection: Connection, companyId: number, pk: number): Promise<Colleague> {
  const member = await companyTables(connection, companyId)
    .members()
    .selectAll()
    .where('pk', '=', pk)
    .executeTakeFirst();
  if (!member) return { kind: 'missing' };
  return mayDecide(member) ? { kind: 'decides', member } : { kind: 'other' };
}

/** The administrator who is asked when nobody is named: the first, other than the requester (B-APPROVAL-25). */
export async function standardDecider(
  connection: Connection,
  companyId: number,
  requesterId: number,
): Promise<MemberRow | null> {
  const member = await companyTables(connection, companyId)
    .members()
    .selectAll()
    .where('member_type_id', '=', MEMBER_TYPES.admin)
    .where('flag_active', '=', 1)
    .where('pk', '!=', requesterId)
    .orderBy('pk')
    .limit(1)
    .executeTakeFirst();
  return member ?? null;
}
