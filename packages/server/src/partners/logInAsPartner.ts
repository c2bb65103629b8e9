import type { LoginResult } from '@remote-console/api-client/contract';
import { isPasswordExpired, MEMBER_TYPES } from '@remote-console/domain';
import { codeWanted, failedFirstStep, isLockedBy, lockedOut, unverified } from '../accounts/loginRules.ts';
import { endLoginStep, openLoginStep, takeLoginTry } from '../accounts/loginStepStore.ts';
import { clearFailures, countFailure, findMember, findMemberByLoginId, type Member } from '../accounts/memberStore.ts';
import { acceptCode } from '../accounts/oneTimeCode.ts';
import { HasherBusyError } from '../accounts/passwordHash.ts';
import { countTry, forgiveTry } from '../accounts/rateLimit.ts';
import { textKey } from '../database/textKey.ts';
import { found, tooManyRequests } from '../http/answers.ts';
import { type CallFacts, forAnyone, type RequestOf } from '../http/operation.ts';
import type { PublicContext } from '../http/publicContext.ts';
import { admitWorker, isValidNow } from './partnerAccess.ts';
import { visitorWait } from './visitorLimit.ts';

type Context = PublicContext & CallFacts;
type Body = RequestOf<'logInAsPartner'>['body'];
type PasswordStep = Extract<Body, { type: '1STEP' }>;
type CodeStep = Extract<Body, { type: '3STEP' }>;

const BUSY_SECONDS = 1;
const isPartner = (member: Member) => member.member_type_id === MEMBER_TYPES.partner;
const accountKey = (mgrid: string) => `login:account:${textKey(mgrid)}`;

/** Why a partner with the right password still may not log in, or null. */
async function refusalOf({ connection }: Context, member: Member): Promise<'inactive' | 'pw_reject' | null> {
  if (member.flag_active === 0 || !(await isValidNow(connection, member.pk))) return 'inactive';
  const { password_changed_at, password_change_limit } = member;
  return isPasswordExpired(password_changed_at, password_change_limit, connection.now()) ? 'pw_reject' : null;
}

async function checkPassword(context: Context, { mail, pw }: PasswordStep): Promise<LoginResult> {
  const { connection, passwords } = context;
  const known = await findMemberByLoginId(connection, mail);
  // Nobody but a partner is told apart from somebody who does not exist, and nobody else's failures are counted here.
  const member = known && isPartner(known) ? known : undefined;
  const isRight = await passwords.matches(pw, member?.password_hash ?? null);
  if (!member) return failedFirstStep('not_matched_user');
  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!isRight) {
    const failures = await countFailure(connection, member.pk);
    return isLockedBy(failures, member) ? lockedOut(member, failures) : failedFirstStep('not_matched_user');
  }
  await forgiveTry(connection, accountKey(mail));
  const refusal = await refusalOf(context, member);
  if (refusal) return failedFirstStep(refusal);
  if (member.mail_verified === 0) return unverified(member);
  if (member.flag_use_otp === 1 && member.otp_secret !== null) {
    return codeWanted(member, await openLoginStep(connection, member.pk));
  }
  await clearFailures(connection, member.pk);
  return admitWorker(connection, member);
}

async function checkCode(context: Context, { token, code }: CodeStep): Promise<LoginResult> {
  const { connection } = context;
  const step = await takeLoginTry(connection, token);
  const member = step ? await findMember(connection, step.memberPk) : undefined;
  if (!member || !isPartner(member)) return failedFirstStep();
  const refusal = await refusalOf(context, member);
  if (refusal) return failedFirstStep(refusal);
  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!(await acceptCode(connection, member, code))) return codeWanted(member, token, 'invalid_otp');
  await endLoginStep(connection, token);
  await clearFailures(connection, member.pk);
  return admitWorker(connection, member);
}

/** Logs a partner in (A-PARTNER-07, A-PARTNER-08). */
export const logInAsPartner = forAnyone<'logInAsPartner'>(async ({ body }, context) => {
  if (body.type === '3STEP') return found(await checkCode(context, body));
  const seconds = await visitorWait(context, 'login');
  if (seconds !== null) return tooManyRequests(seconds);
  const { account } = context.settings.loginLimits;
  const verdict = await countTry(context.connection, accountKey(body.mail), account);
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  try {
    return found(await checkPassword(context, body));
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
});
