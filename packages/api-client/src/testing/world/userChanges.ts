import {
  canBeApprover,
  changeReach,
  checkAccessKept,
  checkUserChange,
  fieldOutOfReach,
  grantOutOfReach,
  isAdmin,
  isCorporate,
  MEMBER_TYPES,
  raisesVersion,
  typeAfter,
} from '@remote-console/domain';
import type { Approver, Problem, ProfileChange, User, UserChange } from '../../contract.ts';
import type { Caller } from './callers.ts';
import { withNewEmail } from './newEmail.ts';
import { refusedProof } from './proof.ts';
import { refuse } from './refusal.ts';
import { fold, type World } from './world.ts';

/** A refusal with a status that a change of a person may have. */
export type UserRefusal = Problem & { status: 400 | 403 | 404 | 405 | 409 };

const isActiveAdmin = ({ member_type_id, flag_active }: User) =>
  member_type_id === MEMBER_TYPES.admin && flag_active === 1;

/** The people who can decide on requests, as they are sent, those who were there first before the others. */
export function approvers({ state }: World): readonly (Approver & { readonly isAdministrator: boolean })[] {
  return state.users
    .filter((user) => canBeApprover({ ...user, use_approval_function: user.use_approval }))
    .toSorted((one, other) => one.pk - other.pk)
    .map((user) => ({ pk: user.pk, mgrid: user.mgrid, name: user.name, isAdministrator: isActiveAdmin(user) }));
}

/** The approver with an ID, else the first with a name; the administrator where none is given. */
export function approverNamed(world: World, text: string): Approver | undefined {
  const key = fold(text.trim());
  const able = approvers(world);
  const found =
    key === ''
      ? able.find(({ isAdministrator }) => isAdministrator)
      : (able.find(({ mgrid }) => fold(mgrid) === key) ?? able.find(({ name }) => fold(name) === key));
  return found && { pk: found.pk, mgrid: found.mgrid, name: found.name };
}

/** Who decides on a person's requests: the chosen approver, else the administrator. */
export function ownApprover(world: World, caller: Caller | null): Approver | undefined {
  const own = world.state.users.find(({ pk }) => pk === caller?.pk)?.approver_fk;
  const chosen = approvers(world).find(({ pk }) => pk === own);
  return approverNamed(world, chosen?.mgrid ?? '');
}

/** The name of the person who can change what the caller may do; empty to an administrator. */
export const administratorFor = (world: World, caller: Caller | null): string =>
  caller === null || isAdmin(caller) ? '' : (ownApprover(world, caller)?.name ?? '');

/** What is wrong with the values of a change, or null. */
export function refusedValues(
  { state }: World,
  change: ProfileChange | UserChange,
  person: { readonly member_type_id: number },
  caller: Caller,
) {
  const fault = checkUserChange(change, person, {
    level: state.passwordLevel,
    isCorporate: isCorporate(caller.pay, state.now),
  });
  return fault && refuse(fault.error === 'need_license' ? 403 : 400, fault.error, fault.field);
}

/** Why a person would lose an access that must not be lost, or null. */
function lostAccess({ state }: World, user: User, after: Pick<User, 'flag_active' | 'member_type_id'>, caller: Caller) {
  return checkAccessKept(
    { staysActive: after.flag_active === 1, staysAdmin: after.member_type_id === MEMBER_TYPES.admin },
    {
      isOwn: user.pk === caller.pk,
      isAdmin: isActiveAdmin(user),
      otherActiveAdmins: state.users.filter((other) => isActiveAdmin(other) && other.pk !== user.pk).length,
    },
  );
}

/** The texts of a change without the blanks around them. */
export const trimmedTexts = <Change extends object>(change: Change): Change =>
  Object.assign(
    {},
    change,
    ...Object.entries(change).map(([field, value]) => ({ [field]: typeof value === 'string' ? value.trim() : value })),
  );

/** Changes a person as a caller asks for it; the refusal, or null when it is done. */
export function changeUser(world: World, caller: Caller, user: User, change: UserChange): UserRefusal | null {
  const forbidden = fieldOutOfReach(change, changeReach(caller, user));
  if (forbidden !== null) return refuse(403, 'no_permission', forbidden);
  const fault = refusedValues(world, change, user, caller);
  if (fault) return fault;
  if (change.approver_fk !== undefined && !approvers(world).some(({ pk }) => pk === change.approver_fk)) {
    return refuse(405, 'search_manager_405', 'approver_fk');
  }
  const unproven = user.pk === caller.pk ? refusedProof(change, caller) : null;
  if (unproven) return unproven;
  const { version, pw: _pw, origin_pw: _originPw, code: _code, user_type, ...values } = change;
  if (version !== undefined && version !== user.version) return refuse(409, 'changed_meanwhile');
  const ungranted = grantOutOfReach(change, user, caller);
  if (ungranted !== null) return refuse(403, 'no_permission', ungranted);
  const previous_type_id = world.state.previousTypes[user.pk] ?? null;
  const type = typeAfter({ ...user, previous_type_id }, user_type ?? user.member_type_id);
  const member_type_id = ([1, 2, 6, 7] as const).find((id) => id === type.member_type_id) ?? user.member_type_id;
  const { flag_active = user.flag_active } = values;
  const lost = lostAccess(world, user, { flag_active, member_type_id }, caller);
  if (lost) return refuse(409, lost, change.flag_active === 0 ? 'flag_active' : 'user_type');

  world.state.previousTypes = { ...world.state.previousTypes, [user.pk]: type.previous_type_id };
  world.changeUser(user.pk, {
    ...withNewEmail(trimmedTexts(values), user),
    member_type_id,
    user_type: member_type_id,
    version: user.version + (raisesVersion(change) ? 1 : 0),
  });
  return null;
}

/** Removes a person; the refusal, or null when it is done. */
export function removeUser(world: World, caller: Caller, user: User): UserRefusal | null {
  const { state } = world;
  if (user.member_type_id === MEMBER_TYPES.operator) return refuse(403, 'no_permission');
  const lost = lostAccess(world, user, { flag_active: 0, member_type_id: MEMBER_TYPES.normal }, caller);
  if (lost) return refuse(409, lost);
  state.users = state.users
    .filter(({ pk }) => pk !== user.pk)
    .map((other) => (other.approver_fk === user.pk ? { ...other, approver_fk: null } : other));
  state.links = state.links.filter(({ member_fk }) => member_fk !== user.pk);
  return null;
}
