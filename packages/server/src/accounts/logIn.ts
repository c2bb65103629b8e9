import type { LoginResult } from '@remote-console/api-client/contract';
import { found, tooManyRequests } from '../http/answers.ts';
import { type CallFacts, forAnyone, type RequestOf } from '../http/operation.ts';
import type { PublicContext } from '../http/publicContext.ts';
import { admitMember } from './admitMember.ts';
import { codeWanted, failedFirstStep, isLockedBy, lockedOut, refusalOf, unverified } from './loginRules.ts';
import { endLoginStep, openLoginStep, peekLoginStep, takeLoginTry } from './loginStepStore.ts';
import { clearFailures, countFailure, findMember, findMemberByLoginId, type Member } from './memberStore.ts';
import { acceptCode, authenticatorSetup } from './oneTimeCode.ts';
import { HasherBusyError } from './passwordHash.ts';
import { countCodeTry, countPasswordTry, countTokenTry, forgiveCodeTry, forgivePasswordTry } from './visitorLimits.ts';

type Context = PublicContext & CallFacts;
type Body = RequestOf<'logIn'>['body'];
type PasswordStep = Extract<Body, { type: '1STEP' }>;
type CodeStep = Extract<Body, { type: '3STEP' }>;
type Outcome = LoginResult | { readonly waitSeconds: number };

const BUSY_SECONDS = 1;

async function admit({ connection }: Context, member: Member): Promise<LoginResult> {
  await clearFailures(connection, member.pk);
  return admitMember(connection, member);
}

async function checkPassword(context: Context, { mail, pw }: PasswordStep): Promise<Outcome> {
  const waitSeconds = await countPasswordTry(context, mail);
  if (waitSeconds !== null) return { waitSeconds };
  const { connection, passwords } = context;
  const member = await findMemberByLoginId(connection, mail);
  const isRight = await passwords.matches(pw, member?.password_hash ?? null);
  if (!member) return failedFirstStep('not_matched_user');

  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!isRight) {
    const failures = await countFailure(connection, member.pk);
    return isLockedBy(failures, member) ? lockedOut(member, failures) : failedFirstStep('not_matched_user');
  }
  await forgivePasswordTry(context, mail);
  const refusal = await refusalOf(member, context);
  if (refusal) return failedFirstStep(refusal);
  if (member.mail_verified === 0) return unverified(member);
  if (member.flag_use_otp === 0) return admit(context, member);
  const setup = await authenticatorSetup(connection, member);
  return codeWanted(setup, await openLoginStep(connection, member.pk));
}

async function checkCode(context: Context, { token, code }: CodeStep): Promise<Outcome> {
  const { connection } = context;
  const memberPk = await peekLoginStep(connection, token);
  const waitSeconds = await (memberPk === null ? countTokenTry(context) : countCodeTry(context, memberPk));
  if (waitSeconds !== null) return { waitSeconds };
  const step = await takeLoginTry(connection, token);
  const member = step ? await findMember(connection, step.memberPk) : undefined;
  // A step that is over is not told apart from one that never was: the login begins anew.
  if (!step || !member) return failedFirstStep();

  const refusal = await refusalOf(member, context);
  if (refusal) return failedFirstStep(refusal);
  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!(await acceptCode(connection, member, code))) {
    return codeWanted(await authenticatorSetup(connection, member), token, 'invalid_otp');
  }
  await forgiveCodeTry(context, member.pk);
  await endLoginStep(connection, token);
  return admit(context, member);
}

/** Logs in by password, and by one-time code where the account asks for one (A-LOGIN-11, A-LOGIN-15). */
export const logIn = forAnyone<'logIn'>(async ({ body }, context) => {
  try {
    const outcome = await (body.type === '3STEP' ? checkCode(context, body) : checkPassword(context, body));
    return 'waitSeconds' in outcome ? tooManyRequests(outcome.waitSeconds) : found(outcome);
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
});
