import type { License, User } from '@remote-console/api-client/contract';
import type { Selectable } from 'kysely';
import { profileOf } from '../accounts/index.ts';
import type { Schema } from '../database/index.ts';
import type { Member } from '../members/index.ts';

/** A person as stored, with what the record says about the company's policy and the approver. */
export type UserRow = Selectable<Schema['members']> &
  Pick<Member, 'file_transfer' | 'company_name'> & {
    readonly approver_id: string | null;
    readonly approver_name: string | null;
  };

/** A person as sent (C-API-07); never the password. */
export function userRecord(row: UserRow, pay: License[]): User {
  const { type: _type, usesApprovals, companyId: _company, companyName: _name, ...profile } = profileOf(row, pay);
  return {
    ...profile,
    isActive: row.flag_active === 1,
    needsApproval: usesApprovals,
    approverLoginId: row.approver_id ?? '',
    approverName: row.approver_name ?? '',
    customPayment: row.custom_payment,
    version: row.version,
  };
}
