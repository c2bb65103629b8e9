import { changeReach, recordedChange } from '@remote-console/domain';
import { ownProfileStore } from '../accounts/index.ts';
import { auditOfCall } from '../audit/index.ts';
import { type CallFacts, done, problem, tooManyRequests } from '../http/index.ts';
import { forPerson, type PersonContext, roleOf } from '../members/index.ts';
import { type UserStore, userStore } from './userStore.ts';

type Reached = { readonly mgrid: string; readonly new_email: string } | { readonly status: 403 | 404 };

/** The person whose new email the caller may decide on: the caller or, for administrators, anybody in the company. */
async function reach(
  userId: number,
  { session, stores }: PersonContext<{ readonly users: UserStore }> & CallFacts,
): Promise<Reached> {
  const { member } = session;
  if (userId === member.pk) return member;
  const access = await stores.users.access(userId);
  if (access.kind === 'missing') return { status: 404 };
  if (access.kind === 'closed') return { status: 403 };
  const isWhole = changeReach(member, roleOf(access.user)) === 'everything';
  return isWhole ? access.user : { status: 403 };
}

const refused = (status: 403 | 404) => (status === 404 ? problem(404, 'not_found') : problem(403, 'no_permission'));

/** Resends the link of a new email. */
export const resendNewEmail = forPerson({ profile: ownProfileStore, users: userStore })<'resendNewEmail'>(async (
  { path },
  context,
) => {
  const person = await reach(path.userPk, context);
  if ('status' in person) return refused(person.status);
  const seconds = await context.stores.profile.countMail(person.mgrid, context);
  if (seconds !== null) return tooManyRequests(seconds);
  const isMailed = await context.transact((inside) => inside.users.mailNewEmailAgain(path.userPk, context.publicUrl()));
  return isMailed ? done() : problem(404, 'not_found');
});

/** Discards a pending email; the current one stays. */
export const cancelNewEmail = forPerson({ audit: auditOfCall, users: userStore })<'cancelNewEmail'>(async (
  { path },
  context,
) => {
  const person = await reach(path.userPk, context);
  if ('status' in person) return refused(person.status);
  const { mgrid: subject, new_email } = person;
  return context.transact(async ({ users, audit }) => {
    await users.forgetNewEmail(path.userPk);
    const change = recordedChange({ new_email }, { new_email: '' });
    if (change) await audit.writeAdministration([{ act: 'userChanged', subject, change }]);
    return done();
  });
});
