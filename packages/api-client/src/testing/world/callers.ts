import { isAdmin, MEMBER_TYPES, type PermissionSession } from '@remote-console/domain';
import type { License, User } from '../../contract.ts';
import type { World } from './world.ts';

/** The caller, as rules ask about people. */
export interface Caller extends PermissionSession {
  readonly id: number;
  readonly loginId: string;
  readonly name: string;
  readonly timeZoneId: number;
  readonly mail: string;
  readonly email?: string;
  readonly newEmail?: string;
  readonly usesOneTimeCodes?: boolean | undefined;
  readonly hasAuthenticator?: boolean | undefined;
  readonly pay: readonly License[];
}

/** A person as the caller of an operation. */
export const asCaller = (user: User): Caller => ({
  ...user,
  type: user.memberType === MEMBER_TYPES.admin ? 'Manager' : 'User',
  usesApprovals: user.needsApproval,
});

/** The caller: the person whose login ID is sent as the token, otherwise whoever is signed in. */
export function callerOf({ state }: World, { headers }: Pick<Request, 'headers'>): Caller | null {
  const token = headers.get('token');
  const user = state.users.find(({ loginId }) => loginId === token);
  return user ? asCaller(user) : state.profile;
}

/** The groups that a person may open. */
const groupsOf = ({ state }: World, memberPk: number) =>
  new Set(state.links.filter(({ memberId }) => memberId === memberPk).map(({ groupId }) => groupId));

/** Whether the caller may open a group. */
export const opensGroup = (world: World, caller: Caller, groupPk: number): boolean =>
  isAdmin(caller) || groupsOf(world, caller.id).has(groupPk);

/** Whether the caller sees a person: administrators see everybody, others those in their groups or their approver. */
export function seesPerson(world: World, caller: Caller, { id, approverId }: User): boolean {
  if (isAdmin(caller) || id === caller.id || approverId === caller.id) return true;
  const own = groupsOf(world, caller.id);
  return [...groupsOf(world, id)].some((group) => own.has(group));
}
