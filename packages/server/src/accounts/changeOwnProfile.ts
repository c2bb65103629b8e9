import { done, problem, tooManyRequests } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { BUSY_SECONDS, hashPassword } from '../managers/hashPassword.ts';
import { changeFault, changedColumns } from '../managers/userChange.ts';

/** Changes one property of the caller's profile (A-SESSION-14). A new password ends the caller's other sessions. */
export const changeOwnProfile = forPerson<'changeOwnProfile'>(async ({ body }, context) => {
  const { session, stores, passwords, now } = context;
  const { member } = session;
  const licenses = await stores.company.licenses();
  const fault = changeFault(body, member, { password_level: member.password_level, licenses, now: now() });
  if (fault) return problem(fault.status, fault.error, fault.field);
  const columns = changedColumns(body, member);
  if (body.pw === undefined) {
    await stores.profile.change(columns);
    return done();
  }
  const hash = await hashPassword(passwords, body.pw);
  if (hash === null) return tooManyRequests(BUSY_SECONDS);
  await stores.profile.setPassword(hash);
  return done();
});
