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

/** A possible refusal of a change to a person, with a status. */
export type UserRefusal = Problem & { status: 400 | 403 | 404 | 405 | 409 };

const isActiveAdmin = ({ memberType, isActive }: User) => memberType === MEMBER_TYPES.admin && isActive;

/** The people who can decide on requests, as they are sent, longest-standing first. */
export function approvers({ state }: World): readonly (Approver & { readonly isAdministrator: boolean })[] {
  return state.users
    .filter((user) => canBeApprover({ ...user, usesApprovals: user.needsApproval }))
    .toSorted((one, other) => one.id - other.id)
    .map((user) => ({ id: user.id, loginId: user.loginId, name: user.name, isAdministrator: isActiveAdmin(user) }));
}

/** The approver with an ID, otherwise the first with a name; the administrator where none is given. */
export function approverNamed(world: World, text: string): Approver | undefined {
  const key = fold(text.trim());
  const able = approvers(world);
  const found =
    key === ''
      ? able.find(({ isAdministrator }) => isAdministrator)
      : (able.find(({ loginId }) => fold(loginId) === key) ?? able.find(({ name }) => fold(name) === key));
  return found && { id: found.id, loginId: found.loginId, name: found.name };
}

/** Who decides on a person's requests: the chosen approver, otherwise the administrator. */
export function ownApprover(world: World, caller: Caller | null): Approver | undefined {
  const own = world.state.users.find(({ id }) => id === caller?.id)?.approverId;
  const chosen = approvers(world).find(({ id }) => id === own);
  return approverNamed(world, chosen?.loginId ?? '');
}

/** The name of the person who can change the caller's permissions; empty for an administrator. */
export const administratorFor = (world: World, caller: Caller | null): string =>
  caller === null || isAdmin(caller) ? '' : (ownApprover(world, caller)?.name ?? '');

/** What is wrong with the values of a change, or null. */
export function refusedValues(
  { state }: World,
  change: ProfileChange | UserChange,
  person: { readonly memberType: number },
  caller: Caller,
) {
  const fault = checkUserChange(change, person, {
    level: state.passwordLevel,
    isCorporate: isCorporate(caller.pay, state.now),
  });
  return fault && refuse(fault.error === 'need_license' ? 403 : 400, fault.error, fault.field);
}

/** Why a person would lose access that must not be lost, or null. */
function lostAccess({ state }: World, user: User, after: Pick<User, 'isActive' | 'memberType'>, caller: Caller) {
  return checkAccessKept(
    { staysActive: after.isActive, staysAdmin: after.memberType === MEMBER_TYPES.admin },
    {
      isOwn: user.id === caller.id,
      isAdmin: isActiveAdmin(user),
      otherActiveAdmins: state.users.filter((other) => isActiveAdmin(other) && other.id !== user.id).length,
    },
  );
}

/** The texts of a change, trimmed. */
export const trimmedTexts = <Change extends object>(change: Change): Change =>
  Object.assign(
    {},
    change,
    ...Object.entries(change).map(([field, value]) => ({ [field]: typeof value === 'string' ? value.trim() : value })),
  );

/** Changes a person as requested by a caller; the refusal, or null when it is done. */
export function changeUser(world: World, caller: Caller, user: User, change: UserChange): UserRefusal | null {
  const forbidden = fieldOutOfReach(change, changeReach(caller, user));
  if (forbidden !== null) return refuse(403, 'no_permission', forbidden);
  const fault = refusedValues(world, change, user, caller);
  if (fault) return fault;
  if (change.approverId !== undefined && !approvers(world).some(({ id }) => id === change.approverId)) {
    return refuse(405, 'search_manager_405', 'approverId');
  }
  const unproven = user.id === caller.id ? refusedProof(change, caller) : null;
  if (unproven) return unproven;
  const { version, password: _password, currentPassword: _currentPassword, code: _code, userType, ...values } = change;
  if (version !== undefined && version !== user.version) return refuse(409, 'changed_meanwhile');
  const ungranted = grantOutOfReach(change, user, caller);
  if (ungranted !== null) return refuse(403, 'no_permission', ungranted);
  const previousType = world.state.previousTypes[user.id] ?? null;
  const type = typeAfter({ ...user, previousType }, userType ?? user.memberType);
  const memberType = ([1, 2, 6, 7] as const).find((id) => id === type.memberType) ?? user.memberType;
  const { isActive = user.isActive } = values;
  const lost = lostAccess(world, user, { isActive, memberType }, caller);
  if (lost) return refuse(409, lost, change.isActive === false ? 'isActive' : 'userType');

  world.state.previousTypes = { ...world.state.previousTypes, [user.id]: type.previousType };
  world.changeUser(user.id, {
    ...withNewEmail(trimmedTexts(values), user),
    memberType,
    userType: memberType,
    version: user.version + (raisesVersion(change) ? 1 : 0),
  });
  return null;
}

/** Removes a person; the refusal, or null when it is done. */
export function removeUser(world: World, caller: Caller, user: User): UserRefusal | null {
  const { state } = world;
  if (user.memberType === MEMBER_TYPES.operator) return refuse(403, 'no_permission');
  const lost = lostAccess(world, user, { isActive: false, memberType: MEMBER_TYPES.normal }, caller);
  if (lost) return refuse(409, lost);
  state.users = state.users
    .filter(({ id }) => id !== user.id)
    .map((other) => (other.approverId === user.id ? { ...other, approverId: null } : other));
  state.links = state.links.filter(({ memberId }) => memberId !== user.id);
  return null;
}
