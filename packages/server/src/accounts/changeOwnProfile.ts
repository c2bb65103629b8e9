import { done, problem, tooManyRequests } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { BUSY_SECONDS, hashPassword } from '../managers/hashPassword.ts';
import { changeFault, changedColumns } from '../managers/userChange.ts';

/** Changes one property of the caller's profile (A-SESSION-14). A new password ends the caller's other sessions. */
export const changeOwnProfile = forPerson<'changeOwnProfile'>(async ({ body }, context) => {
  const { session, stores, passwords, now, transact } = context;
  const { member } = session;
  const licenses = await stores.company.licenses();
  const fault = changeFault(body, member, { password_level: member.password_level, licenses, now: now() });
  if (fault) return problem(fault.status, fault.error, fault.field);
  const columns = changedColumns(body, member);
  if (body.pw === undefined) {
    await stores.profile.change(columns);
    return done();
  }
  const password_hash = await hashPassword(passwords, body.pw);
  if (password_hash === null) return tooManyRequests(BUSY_SECONDS);
  return transact(async ({ profile }) => {
    await profile.change({ password_hash, password_changed_at: now() });
    await profile.endOtherSessions();
    return done();
  });
});
