import type { GroupUser } from '@remote-console/api-client/contract';
import { MEMBER_TYPES } from '@remote-console/domain';

/** The account type that a user entry is labelled by; an unknown one is an ordinary user. */
export function memberTypeOf(memberTypeId: number): GroupUser['userType'] {
  return Object.values(MEMBER_TYPES).find((type) => type === memberTypeId) ?? MEMBER_TYPES.normal;
}
