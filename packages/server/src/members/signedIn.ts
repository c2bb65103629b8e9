import type { Profile } from '@remote-console/api-client/contract';
import { type Permissions, permissionsOf } from '@remote-console/domain';
import type { Member } from './memberStore.ts';
import { roleWord } from './roles.ts';

/** A person who is signed in, with the role and the permissions that hold for the call. */
export type SignedInMember = Member & { readonly type: Profile['type']; readonly permissions: Permissions };

/**
 * Adds to a person whose session was found what the person may do. It is added to the row itself, because copying its fifty
 * columns would take longer than finding out.
 */
export function signedIn(member: Member): SignedInMember {
  const person = Object.assign(member, { type: roleWord(member) });
  return Object.assign(person, { permissions: permissionsOf(person) });
}
