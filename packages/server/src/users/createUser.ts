import { checkSubUser, DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE_ID, subUserRole } from '@remote-console/domain';
import { hashPassword, ownProfileStore, passwordLevel } from '../accounts/index.ts';
import { auditOfCall } from '../audit/index.ts';
import { flagColumn } from '../database/index.ts';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approverStore } from './approverStore.ts';
import { userStore } from './userStore.ts';

/** Creates a sub-user, who may log in right away (C-ADDUSER-13 to C-ADDUSER-24). */
export const createUser = forPerson({
  approvers: approverStore,
  audit: auditOfCall,
  profile: ownProfileStore,
  users: userStore,
})<'createUser'>(async ({ body }, context) => {
  const { session, stores, transact } = context;
  const { member } = session;
  const { email = '', needsApproval = false, approverId = null, userType = 1 } = body;
  const role = subUserRole({ userType, needsApproval, approverId }, member.pk);
  const fault = checkSubUser({ ...body, email }, role.userType, passwordLevel(member.password_level));
  if (fault) return problem(400, fault.message, fault.field);
  const loginId = body.loginId.trim();
  if (await stores.users.isTaken(loginId)) return problem(409, 'id_exist', 'loginId');
  if (!(await stores.approvers.byId(role.approverId))) return problem(405, 'search_manager_405', 'approverId');

  // Hashing takes a while, so it is done before the transaction starts.
  const outcome = await hashPassword(context, body.password);
  if ('waitSeconds' in outcome) return tooManyRequests(outcome.waitSeconds);
  const id = await transact(async ({ users, audit }) => {
    const added = await users.add({
      mgrid: loginId,
      name: body.name.trim(),
      mail: email.trim() === '' ? loginId : email.trim(),
      email: email.trim(),
      phone: (body.phone ?? '').trim(),
      tel: (body.telephone ?? '').trim(),
      department: (body.department ?? '').trim(),
      position: (body.position ?? '').trim(),
      flag_recept_mail: flagColumn(body.receivesMail === true),
      lang_code: body.language ?? DEFAULT_LANGUAGE,
      time_zone_id: body.timeZoneId ?? DEFAULT_TIME_ZONE_ID,
      member_type_id: role.userType,
      use_approval_function: flagColumn(needsApproval),
      approver_fk: role.approverId,
      password_hash: outcome.hash,
    });
    if (added !== null) await audit.writeAdministration([{ act: 'userCreated', subject: loginId }]);
    return added;
  });
  return id === null ? problem(409, 'id_exist', 'loginId') : found([{ id, loginId }]);
});
