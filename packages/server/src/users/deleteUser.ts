import { checkAccessKept, MEMBER_TYPES } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { done, problem } from '../http/index.ts';
import { forPerson } from '../members/index.ts';
import { userStore } from './userStore.ts';

/** Removes a person (C-API-09); nobody their own account, and never the last administrator (C-MANAGER-34). */
export const deleteUser = forPerson({ audit: auditOfCall, users: userStore })<'deleteUser'>(
  async ({ path }, { session, transact }) =>
    transact(async ({ users, audit }) => {
      const access = await users.access(path.userPk);
      if (access.kind !== 'open') return problem(404, 'not_found');
      const { user } = access;
      if (user.member_type_id === MEMBER_TYPES.operator) return problem(403, 'no_permission');
      const refusal = checkAccessKept(
        { staysActive: false, staysAdmin: false },
        {
          isOwn: user.pk === session.member.pk,
          isAdmin: user.member_type_id === MEMBER_TYPES.admin && user.flag_active === 1,
          otherActiveAdmins: await users.otherActiveAdmins(user.pk),
        },
      );
      if (refusal) return problem(409, refusal);
      await users.endSessions(user.pk);
      await users.remove(user.pk);
      await audit.writeAdministration([{ act: 'userDeleted', subject: user.mgrid }]);
      return done();
    }),
);
