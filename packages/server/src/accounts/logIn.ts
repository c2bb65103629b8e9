import type { LoginResult } from '@remote-console/api-client/contract';
import { textKey } from '../database/textKey.ts';
import { found, tooManyRequests } from '../http/answers.ts';
import { type CallFacts, forAnyone, type RequestOf } from '../http/operation.ts';
import type { PublicContext } from '../http/publicContext.ts';
import { licensesOf } from '../license/licenseStore.ts';
import { addressRefusal } from '../policies/addressPolicy.ts';
import { codeWanted, failedFirstStep, isLockedBy, lockedOut, refusalOf, unverified } from './loginRules.ts';
import { endLoginStep, openLoginStep, takeLoginTry } from './loginStepStore.ts';
import { clearFailures, countFailure, findMember, findMemberByLoginId, type Member } from './memberStore.ts';
import { acceptCode } from './oneTimeCode.ts';
import { HasherBusyError } from './passwordHash.ts';
import { profileOf } from './profile.ts';
import { countTry, forgiveTry } from './rateLimit.ts';
import { openSession } from './sessionStore.ts';

type Context = PublicContext & CallFacts;
type Body = RequestOf<'logIn'>['body'];
type PasswordStep = Extract<Body, { type: '1STEP' }>;
type CodeStep = Extract<Body, { type: '3STEP' }>;

const BUSY_SECONDS = 1;
const accountKey = (mgrid: string) => `login:account:${textKey(mgrid)}`;
const addressKey = (address: string) => `login:address:${address}`;

/** Counts a try for the account and for the address; the seconds to wait, or null when it is within both limits. */
async function secondsToWait({ connection, settings, address }: Context, mgrid: string): Promise<number | null> {
  const ofAccount = await countTry(connection, accountKey(mgrid), settings.loginLimits.account);
  const ofAddress = await countTry(connection, addressKey(address), settings.loginLimits.address);
  for (const verdict of [ofAccount, ofAddress]) if (!verdict.allowed) return verdict.retryAfterSeconds;
  return null;
}

/** Only wrong tries count: a right one is taken back. */
async function forgive({ connection, address }: Context, mgrid: string): Promise<void> {
  await forgiveTry(connection, accountKey(mgrid));
  await forgiveTry(connection, addressKey(address));
}

async function admit({ connection }: Context, member: Member): Promise<LoginResult> {
  await clearFailures(connection, member.pk);
  const token = await openSession(connection, member);
  const profile = profileOf(member, await licensesOf(connection, member.company_fk));
  return {
    isLogin: 'Success',
    step1: 'success',
    step2: 'success',
    step3: 'success',
    token,
    user_type: profile.user_type,
    mgrid: profile.mgrid,
    email: profile.mail,
    mail: profile.mail,
    profile,
  };
}

async function checkPassword(context: Context, { mail, pw }: PasswordStep): Promise<LoginResult> {
  const { connection, passwords, settings, address } = context;
  const member = await findMemberByLoginId(connection, mail);
  const isRight = await passwords.matches(pw, member?.password_hash ?? null);
  if (!member) return failedFirstStep('not_matched_user');

  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!isRight) {
    const failures = await countFailure(connection, member.pk);
    return isLockedBy(failures, member) ? lockedOut(member, failures) : failedFirstStep('not_matched_user');
  }
  await forgive(context, mail);
  // The address first: who may not come from there learns nothing else of the account.
  const refusal =
    (await addressRefusal(connection, member, address)) ?? refusalOf(member, address, settings, connection.now());
  if (refusal) return failedFirstStep(refusal);
  if (member.mail_verified === 0) return unverified(member);
  if (member.flag_use_otp === 1 && member.otp_secret !== null) {
    return codeWanted(member, await openLoginStep(connection, member.pk));
  }
  return admit(context, member);
}

async function checkCode(context: Context, { token, code }: CodeStep): Promise<LoginResult> {
  const { connection, settings, address } = context;
  const step = await takeLoginTry(connection, token);
  const member = step ? await findMember(connection, step.memberPk) : undefined;
  // A step that is over is not told apart from one that never was: the login begins anew.
  if (!step || !member) return failedFirstStep();

  const refusal =
    (await addressRefusal(connection, member, address)) ?? refusalOf(member, address, settings, connection.now());
  if (refusal) return failedFirstStep(refusal);
  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!(await acceptCode(connection, member, code))) return codeWanted(member, token, 'invalid_otp');
  await endLoginStep(connection, token);
  return admit(context, member);
}

/** Logs in by password, and by one-time code where the account asks for one (A-LOGIN-11, A-LOGIN-15). */
export const logIn = forAnyone<'logIn'>(async ({ body }, context) => {
  if (body.type === '3STEP') return found(await checkCode(context, body));
  const seconds = await secondsToWait(context, body.mail);
  if (seconds !== null) return tooManyRequests(seconds);
  try {
    return found(await checkPassword(context, body));
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
});
