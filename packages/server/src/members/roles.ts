import type { Profile } from '@remote-console/api-client/contract';
import { MEMBER_TYPES } from '@remote-console/domain';
import type { Member } from './memberStore.ts';

/** The account type of the service operator. */
export const SERVICE_OPERATOR = 9;

/** The role word of a session: Manager exactly for the administrator's account type. */
export function roleWord(member: Pick<Member, 'member_type_id'>): Profile['type'] {
  return member.member_type_id === MEMBER_TYPES.admin ? 'Manager' : 'User';
}

/** The account type of a person; a number that is none is an ordinary user. */
export function memberTypeOf(member: Pick<Member, 'member_type_id'>): Profile['user_type'] {
  return Object.values(MEMBER_TYPES).find((type) => type === member.member_type_id) ?? MEMBER_TYPES.normal;
}
