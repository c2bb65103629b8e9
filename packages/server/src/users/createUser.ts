import { checkSubUser, DEFAULT_LANGUAGE, DEFAULT_TIME_ZONE_ID, subUserRole } from '@remote-console/domain';
import { hashPassword, ownProfileStore, passwordLevel } from '../accounts/index.ts';
import { auditOfCall } from '../audit/index.ts';
import { found, problem, tooManyRequests } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { approverStore } from './approverStore.ts';
import { userStore } from './userStore.ts';

/** Creates a sub-user, who may log in at once (C-ADDUSER-13 to C-ADDUSER-24). */
export const createUser = forPerson({
  approvers: approverStore,
  audit: auditOfCall,
  profile: ownProfileStore,
  users: userStore,
})<'createUser'>(async ({ body }, context) => {
  const { session, stores, transact } = context;
  const { member } = session;
  const { email = '', use_approval = 0, approver_fk = null, user_type = 1 } = body;
  const role = subUserRole({ user_type, use_approval: use_approval === 1, approver_fk }, member.pk);
  const fault = checkSubUser({ ...body, email }, role.user_type, passwordLevel(member.password_level));
  if (fault) return problem(400, fault.message, fault.field);
  const mgrid = body.mgrid.trim();
  if (await stores.users.isTaken(mgrid)) return problem(409, 'id_exist', 'mgrid');
  if (!(await stores.approvers.byPk(role.approver_fk))) return problem(405, 'search_manager_405', 'approver_fk');

  // Hashing takes its time, so it is done before the transaction begins.
  const outcome = await hashPassword(context, body.pw);
  if ('waitSeconds' in outcome) return tooManyRequests(outcome.waitSeconds);
  const pk = await transact(async ({ users, audit }) => {
    const added = await users.add({
      mgrid,
      name: body.name.trim(),
      mail: email.trim() === '' ? mgrid : email.trim(),
      email: email.trim(),
      phone: (body.phone ?? '').trim(),
      tel: (body.tel ?? '').trim(),
      department: (body.department ?? '').trim(),
      position: (body.position ?? '').trim(),
      flag_recept_mail: body.flag_recept_mail ?? 0,
      lang_code: body.lang_code ?? DEFAULT_LANGUAGE,
      time_zone_id: body.time_zone_id ?? DEFAULT_TIME_ZONE_ID,
      member_type_id: role.user_type,
      use_approval_function: use_approval,
      approver_fk: role.approver_fk,
      password_hash: outcome.hash,
    });
    if (added !== null) await audit.writeAdministration([{ act: 'userCreated', subject: mgrid }]);
    return added;
  });
  return pk === null ? problem(409, 'id_exist', 'mgrid') : found([{ pk, mgrid }]);
});
