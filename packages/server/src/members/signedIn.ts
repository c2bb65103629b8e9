import { type Permissions, permissionsOf } from '@remote-console/domain';
import type { Member } from './memberStore.ts';
import { grantsOf, roleOf } from './roles.ts';

/** A signed-in person, with the role and the permissions that apply to the call. */
export type SignedInMember = Member & ReturnType<typeof roleOf> & { readonly permissions: Permissions };

/**
 * Adds to a person whose session was found what the person may do. It is added to the row itself, because copying its
 * fifty columns would take longer than computing it.
 */
export function signedIn(member: Member): SignedInMember {
  return Object.assign(member, roleOf(member), { permissions: permissionsOf(grantsOf(member)) });
}
