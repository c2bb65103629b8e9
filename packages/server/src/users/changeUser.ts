import {
  changeReach,
  checkAccessKept,
  emailFate,
  fieldOutOfReach,
  grantOutOfReach,
  MEMBER_TYPES,
} from '@remote-console/domain';
import {
  changedColumns,
  changeFault,
  hashPassword,
  ownProfileStore,
  refuseUnproven,
  userEntries,
} from '../accounts/index.ts';
import { auditOfCall } from '../audit/index.ts';
import { done, problem, tooManyRequests } from '../http/index.ts';
import { companyStore, forPerson, grantsOf, roleOf } from '../members/index.ts';
import { approverStore } from './approverStore.ts';
import type { UserRow } from './userRecord.ts';
import { type UserStore, userStore } from './userStore.ts';

/** A message key if the change removes access that must not be lost, otherwise null. */
async function lostAccess(
  user: UserRow,
  after: { readonly flag_active: number; readonly member_type_id: number },
  { stores, ownId }: { readonly stores: { readonly users: UserStore }; readonly ownId: number },
) {
  const isAdministrator = user.member_type_id === MEMBER_TYPES.admin && user.flag_active === 1;
  const change = { staysActive: after.flag_active === 1, staysAdmin: after.member_type_id === MEMBER_TYPES.admin };
  const isAtStake = isAdministrator && !(change.staysActive && change.staysAdmin);
  return checkAccessKept(change, {
    isOwn: user.pk === ownId,
    isAdmin: isAdministrator,
    // Counting them makes other changes of administrators wait, so it is done only where it matters.
    otherActiveAdmins: isAtStake ? await stores.users.otherActiveAdmins(user.pk) : 1,
  });
}

/**
 * Changes a person (C-API-08). A sub-manager may only change permissions, and only grant those they have (C-GUARD-26,
 * C-PERM-26). For one's own account it requires the same proof as one's own profile.
 */
export const changeUser = forPerson({
  approvers: approverStore,
  audit: auditOfCall,
  company: companyStore,
  profile: ownProfileStore,
  users: userStore,
})<'changeUser'>(async ({ path, body }, context) => {
  const { session, stores, transact, now } = context;
  const before = await stores.users.access(path.userPk);
  if (before.kind === 'missing') return problem(404, 'not_found');
  if (before.kind === 'closed') return problem(403, 'no_permission');
  const reach = changeReach(session.member, roleOf(before.user));
  const forbidden = fieldOutOfReach(body, reach);
  if (forbidden !== null) return problem(403, 'no_permission', forbidden);

  const licenses = await stores.company.licenses();
  const company = { passwordLevel: session.member.password_level, licenses, now: now() };
  const fault = changeFault(body, before.user, company);
  if (fault) return problem(fault.status, fault.error, fault.field);
  if (body.approverId !== undefined && !(await stores.approvers.byId(body.approverId))) {
    return problem(405, 'search_manager_405', 'approverId');
  }
  const unproven = before.user.pk === session.member.pk ? await refuseUnproven(body, context) : null;
  if (unproven) return unproven;
  if (body.email !== undefined && emailFate(body.email, before.user) === 'waits') {
    const seconds = await stores.profile.countMail(before.user.mgrid, context);
    if (seconds !== null) return tooManyRequests(seconds);
  }
  // Hashing takes a while, so it is done before the transaction starts.
  const outcome = body.password === undefined ? undefined : await hashPassword(context, body.password);
  if (outcome && 'waitSeconds' in outcome) return tooManyRequests(outcome.waitSeconds);

  return transact(async (inside) => {
    const access = await inside.users.access(path.userPk);
    if (access.kind !== 'open') return problem(404, 'not_found');
    const { user } = access;
    if (body.version !== undefined && body.version !== user.version) return problem(409, 'changed_meanwhile');
    const ungranted = grantOutOfReach(body, grantsOf(user), grantsOf(session.member));
    if (ungranted !== null) return problem(403, 'no_permission', ungranted);
    const columns = changedColumns(body, user);
    const { flag_active = user.flag_active, member_type_id = user.member_type_id } = columns;
    const refusal = await lostAccess(
      user,
      { flag_active, member_type_id },
      { stores: inside, ownId: session.member.pk },
    );
    if (refusal) return problem(409, refusal, body.isActive === false ? 'isActive' : 'userType');

    await inside.users.change(user.pk, columns);
    if (outcome) await inside.users.setPassword(user.pk, outcome.hash);
    if (columns.new_email !== undefined) await inside.users.announceNewEmail(user.pk, context.publicUrl());
    await inside.audit.writeAdministration(userEntries(user, columns, { hasNewPassword: outcome !== undefined }));
    const hasOtherRole = member_type_id !== user.member_type_id;
    if (flag_active === 0 || hasOtherRole) await inside.users.endSessions(user.pk);
    return done();
  });
});
