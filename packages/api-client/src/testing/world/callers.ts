import { isAdmin, MEMBER_TYPES, type PermissionSession } from '@remote-console/domain';
import type { License, User } from '../../contract.ts';
import type { World } from './world.ts';

/** Who calls, as rules ask about people. */
export interface Caller extends PermissionSession {
  readonly pk: number;
  readonly mgrid: string;
  readonly name: string;
  readonly time_zone_id: number;
  readonly mail: string;
  readonly email?: string;
  readonly new_email?: string;
  readonly flag_use_otp?: number | undefined;
  readonly flag_create_qrcode?: number | undefined;
  readonly pay: readonly License[];
}

/** A person as the caller of an operation. */
export const asCaller = (user: User): Caller => ({
  ...user,
  type: user.member_type_id === MEMBER_TYPES.admin ? 'Manager' : 'User',
  use_approval_function: user.use_approval,
});

/** Who calls: the person whose login ID is sent as the token, else whoever is signed in. */
export function callerOf({ state }: World, { headers }: Pick<Request, 'headers'>): Caller | null {
  const token = headers.get('token');
  const user = state.users.find(({ mgrid }) => mgrid === token);
  return user ? asCaller(user) : state.profile;
}

/** The groups that a person may open. */
const groupsOf = ({ state }: World, memberPk: number) =>
  new Set(state.links.filter(({ member_fk }) => member_fk === memberPk).map(({ device_group_fk }) => device_group_fk));

/** Whether the caller may open a group. */
export const opensGroup = (world: World, caller: Caller, groupPk: number): boolean =>
  isAdmin(caller) || groupsOf(world, caller.pk).has(groupPk);

/** Whether the caller sees a person: a manager everybody, others who shares a group with them or has them as approver. */
export function seesPerson(world: World, caller: Caller, { pk, approver_fk }: User): boolean {
  if (isAdmin(caller) || pk === caller.pk || approver_fk === caller.pk) return true;
  const own = groupsOf(world, caller.pk);
  return [...groupsOf(world, pk)].some((group) => own.has(group));
}
