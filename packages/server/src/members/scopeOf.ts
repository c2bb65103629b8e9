import { isTemporary, needsApproval } from '@remote-console/domain';
import type { Clock, PersonScope } from '../database/index.ts';
import type { Member } from './memberStore.ts';
import { roleWord } from './roles.ts';

/** Whose eyes a person has: a manager sees every group of the company. */
export function scopeOf(member: Member, clock: Clock): PersonScope {
  const { member_type_id, use_approval_function } = member;
  const type = roleWord(member);
  return {
    companyPk: member.company_fk,
    memberPk: member.pk,
    everyGroup: type === 'Manager',
    needsApproval: needsApproval({ type, member_type_id, use_approval_function }),
    ...(isTemporary(member) ? { ticketClock: clock } : {}),
  };
}
