import { writeAdministration } from '../audit/index.ts';
import { textKey } from '../database/index.ts';
import { type CallFacts, found, type RequestOf, tooManyRequests } from '../http/index.ts';
import {
  clearFailures,
  confirmMail,
  findMember,
  findMemberByLoginId,
  forAnyone,
  type VisitorContext,
} from '../members/index.ts';
import { findKey, isKeyAlive, takeKey } from './accountKeys.ts';
import { mailKey } from './accountMails.ts';
import { inConstantTime } from './constantTime.ts';
import { confirmNewEmail } from './newEmail.ts';
import { countMailRequest } from './visitorLimits.ts';

type Context = VisitorContext & CallFacts;
type Resend = Extract<RequestOf<'answerMail'>['body'], { type: 'resend' }>;
type Result = 'success' | 'already' | 'fail';

/** Sends another verification link, if an account at this address is waiting for one. */
async function resend({ connection, publicUrl }: Context, { key, email, language }: Resend): Promise<void> {
  const member = await findMemberByLoginId(connection, key);
  const isTheirs = member !== undefined && textKey(member.mail) === textKey(email.trim());
  if (!isTheirs || member.mail === '' || member.mail_verified === 1 || member.flag_active === 0) return;
  const place = { publicUrl: publicUrl(), language: language ?? member.lang_code };
  await connection.transact((inside) => mailKey(inside, 'verification', member, place));
}

/** Verifies the address that a link was emailed to, provided it is still that of the account. */
async function verify({ connection, address }: Context, key: string, memberId: number, mail: string): Promise<Result> {
  const member = await findMember(connection, memberId);
  if (!member || member.mail !== mail) return 'fail';
  if (member.mail_verified === 1) return 'already';
  return connection.transact(async (inside) => {
    if ((await takeKey(inside, key, 'verify')) === null) return 'already';
    await confirmMail(inside, memberId);
    const change = { before: { mail_verified: 0 }, after: { mail_verified: 1 } };
    const entry = { act: 'userChanged', subject: member.mgrid, change } as const;
    await writeAdministration(inside, { kind: 'person', member, address }, [entry]);
    return 'success';
  });
}

function unlock({ connection, address }: Context, key: string, memberId: number): Promise<Result> {
  return connection.transact(async (inside) => {
    if ((await takeKey(inside, key, 'unlock')) === null) return 'already';
    await clearFailures(inside, memberId);
    const member = await findMember(inside, memberId);
    if (member) {
      const entry = { act: 'accountUnlocked', subject: member.mgrid } as const;
      await writeAdministration(inside, { kind: 'person', member, address }, [entry]);
    }
    return 'success';
  });
}

/** Carries out what an emailed link is for. */
async function follow(context: Context, key: string): Promise<Result> {
  const known = await findKey(context.connection, key);
  if (!known || known.purpose === 'reset' || known.purpose === 'exchange') return 'fail';
  if (known.used_at !== null) return 'already';
  if (!isKeyAlive(known, context.connection.now())) return 'fail';
  switch (known.purpose) {
    case 'verify':
      return verify(context, key, known.member_fk, known.mail);
    case 'email':
      return confirmNewEmail(context, key, { memberId: known.member_fk, mail: known.mail });
    case 'unlock':
      return unlock(context, key, known.member_fk);
  }
}

/** Resends a verification link, or follows an emailed link (A-API-09, A-API-10, A-VERIFY-03). */
export const answerMail = forAnyone<'answerMail'>(async ({ body }, context) => {
  if (body.type !== 'resend') return found({ result: await follow(context, body.key) });
  const seconds = await countMailRequest(context, body.key);
  if (seconds !== null) return tooManyRequests(seconds);
  await inConstantTime(() => resend(context, body));
  return found({ result: 'success' });
});
