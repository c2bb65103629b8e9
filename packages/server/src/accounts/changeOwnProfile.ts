import { writtenFields } from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { done, problem, tooManyRequests } from '../http/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { hashPassword } from './hashPassword.ts';
import { ownProfileStore } from './ownProfileStore.ts';
import { refuseUnproven } from './proveOwner.ts';
import { changeFault, changedColumns } from './userChange.ts';
import { userEntries } from './userEntries.ts';

/**
 * Changes one property of the caller's profile (A-SESSION-14). Changes that could take over the account need proof of
 * ownership; a new password ends the caller's other sessions.
 */
export const changeOwnProfile = forPerson({
  audit: auditOfCall,
  company: companyStore,
  profile: ownProfileStore,
})<'changeOwnProfile'>(async ({ body }, context) => {
  const { session, stores, transact, now } = context;
  const { member } = session;
  if (writtenFields(body).length !== 1) return problem(400, 'invalid_data');
  const licenses = await stores.company.licenses();
  const fault = changeFault(body, member, { passwordLevel: member.password_level, licenses, now: now() });
  if (fault) return problem(fault.status, fault.error, fault.field);
  const unproven = await refuseUnproven(body, context);
  if (unproven) return unproven;
  const columns = changedColumns(body, member);
  const mailWait = columns.new_email ? await stores.profile.countMail(member.mgrid, context) : null;
  if (mailWait !== null) return tooManyRequests(mailWait);
  if (body.password === undefined) {
    return transact(async ({ profile, audit }) => {
      await profile.change(columns);
      if (columns.new_email !== undefined) await profile.announceNewEmail(context.publicUrl());
      await audit.writeAdministration(userEntries(member, columns, { hasNewPassword: false }));
      return done();
    });
  }
  const outcome = await hashPassword(context, body.password);
  if ('waitSeconds' in outcome) return tooManyRequests(outcome.waitSeconds);
  await transact(async ({ profile, audit }) => {
    await profile.setPassword(outcome.hash);
    await audit.writeAdministration([{ act: 'passwordChanged', subject: member.mgrid }]);
  });
  return done();
});
