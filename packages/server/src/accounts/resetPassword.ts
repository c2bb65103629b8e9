import { checkResetPassword, proofOfLogin } from '@remote-console/domain';
import { recordLogin, writeAdministration } from '../audit/index.ts';
import { type CallFacts, found, problem, type RequestOf, tooManyRequests } from '../http/index.ts';
import {
  BUSY_SECONDS,
  clearFailures,
  countFailure,
  findMember,
  findMemberByLoginId,
  forAnyone,
  HasherBusyError,
  type Member,
  type VisitorContext,
} from '../members/index.ts';
import { findKey, isKeyAlive, takeKey } from './accountKeys.ts';
import { mailKey } from './accountMails.ts';
import { tryCode } from './codeTry.ts';
import { inConstantTime } from './constantTime.ts';
import { isLockedBy, refusalOf } from './loginRules.ts';
import { codeUseOf } from './oneTimeCode.ts';
import { setPassword } from './passwordStore.ts';
import {
  countMailRequest,
  countPasswordChange,
  countPasswordTry,
  countTokenTry,
  forgivePasswordTry,
  forgiveTokenTry,
} from './visitorLimits.ts';

type Context = VisitorContext & CallFacts;
type Body = RequestOf<'resetPassword'>['body'];
type MailRequest = Extract<Body, { type: 'send' | 'unlock' }>;
type KeyCheck = Extract<Body, { type: 'check' }>;
type ByKey = Extract<Body, { type: 'set' }>;
type ByPassword = Extract<Body, { type: 'force_set' }>;
type Result = 'Success' | 'Fail' | 'wrong_password' | 'code_wanted' | 'invalid_otp';
type Outcome = Result | { readonly waitSeconds: number };

/** Whether a person can regain access by email: the account is locked, and the company allows self-unlocking. */
function mayUnlock(member: Member): boolean {
  return isLockedBy(member.failure_count, member) && member.self_unlock === 1;
}

/** Sends a link, if there is somebody to send it to. */
async function sendLink({ connection, publicUrl }: Context, { type, key, language }: MailRequest): Promise<void> {
  const member = await findMemberByLoginId(connection, key);
  if (!member || member.mail === '' || member.flag_active === 0) return;
  if (type === 'unlock' && !mayUnlock(member)) return;
  const place = { publicUrl: publicUrl(), language };
  await connection.transact((inside) => mailKey(inside, type === 'send' ? 'reset' : 'unlock', member, place));
}

/** The emailed key that may still set a password; `null` for any other. */
async function findResetKey({ connection }: Context, key: string) {
  const known = await findKey(connection, key);
  return known?.purpose === 'reset' && isKeyAlive(known, connection.now()) ? known : null;
}

/** Whether a link is still valid, without using it. An invalid one counts as a token attempt. */
async function checkKey(context: Context, body: KeyCheck): Promise<Outcome> {
  const waitSeconds = await countTokenTry(context);
  if (waitSeconds !== null) return { waitSeconds };
  if (!(await findResetKey(context, body.key))) return 'Fail';
  await forgiveTokenTry(context);
  return 'Success';
}

/** Sets a password with an emailed key (A-RESET-12, A-RESET-20). */
async function setByKey(context: Context, { key, password }: ByKey): Promise<Outcome> {
  const { connection, passwords } = context;
  // Checked before computing a hash, which is too expensive to do for everybody who asks.
  const known = await findResetKey(context, key);
  if (!known) return 'Fail';
  const waitSeconds = await countPasswordChange(context, known.member_fk);
  if (waitSeconds !== null) return { waitSeconds };
  const hash = await passwords.hash(password.trim());
  return connection.transact(async (inside) => {
    const memberId = await takeKey(inside, key, 'reset');
    const member = memberId === null ? undefined : await findMember(inside, memberId);
    if (!member || member.flag_active === 0 || member.mail !== known.mail) return 'Fail';
    await setPassword(inside, member, hash);
    await writeAdministration(inside, { kind: 'person', member, address: context.address }, [
      { act: 'passwordChanged', subject: member.mgrid },
    ]);
    // Where only the administrator may unlock, an email must not do it either.
    if (mayUnlock(member) || !isLockedBy(member.failure_count, member)) await clearFailures(inside, member.pk);
    return 'Success';
  });
}

/** Why a one-time code does not let its owner set a password, or null; none is needed before one is registered. */
async function codeRefusal(context: Context, member: Member, code: string | undefined): Promise<Outcome | null> {
  if (proofOfLogin(codeUseOf(member)) === 'password') return null;
  if (code === undefined) return 'code_wanted';
  const outcome = await tryCode(context, member, code);
  if (outcome === 'right') return null;
  return outcome === 'wrong' ? 'invalid_otp' : outcome;
}

/** Sets a password with the login credentials, which counts as a login attempt (A-RESET-13, A-RESET-18). */
async function setByPassword(
  context: Context,
  { loginId, currentPassword, code, password }: ByPassword,
): Promise<Outcome> {
  const { connection, passwords } = context;
  const member = await findMemberByLoginId(connection, loginId);
  const isRight = await passwords.matches(currentPassword, member?.password_hash ?? null);
  if (!member) return 'wrong_password';
  if (isLockedBy(member.failure_count, member)) return 'Fail';
  if (!isRight) {
    await countFailure(connection, member.pk);
    await recordLogin(connection, context, { member, outcome: 'not_matched_user' });
    return 'wrong_password';
  }
  await forgivePasswordTry(context, loginId);
  const waitSeconds = await countPasswordChange(context, member.pk);
  if (waitSeconds !== null) return { waitSeconds };
  const refusal = await refusalOf(member, context);
  const mayChange = refusal === null || refusal === 'pw_reject' || refusal === 'partner';
  // Setting the same password again would defeat its age limit.
  if (!mayChange || (await passwords.matches(password.trim(), member.password_hash))) return 'Fail';
  const unproven = await codeRefusal(context, member, code);
  if (unproven !== null) return unproven;
  const hash = await passwords.hash(password.trim());
  await connection.transact(async (inside) => {
    await setPassword(inside, member, hash);
    await writeAdministration(inside, { kind: 'person', member, address: context.address }, [
      { act: 'passwordChanged', subject: member.mgrid },
    ]);
    await clearFailures(inside, member.pk);
  });
  return 'Success';
}

async function change(context: Context, body: ByKey | ByPassword): Promise<Outcome> {
  if (body.type === 'force_set') return setByPassword(context, body);
  const result = await setByKey(context, body);
  if (result === 'Success') await forgiveTokenTry(context);
  return result;
}

const answerTo = (outcome: Outcome) =>
  typeof outcome === 'string' ? found({ result: outcome }) : tooManyRequests(outcome.waitSeconds);

/** Sends links for a new password or for unlocking, and sets new passwords (A-API-12). */
export const resetPassword = forAnyone<'resetPassword'>(async ({ body }, context) => {
  if (body.type === 'send' || body.type === 'unlock') {
    const seconds = await countMailRequest(context, body.key);
    if (seconds !== null) return tooManyRequests(seconds);
    await inConstantTime(() => sendLink(context, body));
    return found({ result: 'Success' });
  }
  if (body.type === 'check') return answerTo(await checkKey(context, body));
  const fault = checkResetPassword(body.password);
  if (fault) return problem(400, fault, 'password');
  const seconds = await (body.type === 'set' ? countTokenTry(context) : countPasswordTry(context, body.loginId));
  if (seconds !== null) return tooManyRequests(seconds);
  try {
    return answerTo(await change(context, body));
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
});
