import { isAdmin, isTemporary, needsApproval } from '@remote-console/domain';
import type { Clock, PersonScope } from '../database/index.ts';
import type { Member } from './memberStore.ts';
import { roleOf } from './roles.ts';

/** The scope of a person's queries: an administrator sees every group of the company. */
export function scopeOf(member: Member, clock: Clock): PersonScope {
  const role = roleOf(member);
  return {
    companyId: member.company_fk,
    memberId: member.pk,
    everyGroup: isAdmin(role),
    needsApproval: needsApproval(role),
    ...(isTemporary(role) ? { ticketClock: clock } : {}),
  };
}
