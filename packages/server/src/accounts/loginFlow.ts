import type { LoginCause, LoginResult } from '@remote-console/api-client/contract';
import { outcomeOf, recordLogin } from '../audit/index.ts';
import type { Connection } from '../database/index.ts';
import { type AnswerOf, type CallFacts, found, type RequestOf, tooManyRequests } from '../http/index.ts';
import { noteLock, noteLoginPlace } from '../inbox/index.ts';
import {
  BUSY_SECONDS,
  clearFailures,
  countFailure,
  findMember,
  findMemberByLoginId,
  HasherBusyError,
  type Member,
  type VisitorContext,
} from '../members/index.ts';
import { rememberAddress } from './knownAddresses.ts';
import { codeWanted, failedFirstStep, isLockedBy, lockedOut, unverified } from './loginRules.ts';
import { endLoginStep, openLoginStep, peekLoginStep, takeLoginTry } from './loginStepStore.ts';
import { acceptCode, authenticatorSetup } from './oneTimeCode.ts';
import { countCodeTry, countPasswordTry, countTokenTry, forgiveCodeTry, forgivePasswordTry } from './visitorLimits.ts';

type Context = VisitorContext & CallFacts;
type Body = RequestOf<'logIn'>['body'];
type PasswordStep = Extract<Body, { type: '1STEP' }>;
type CodeStep = Extract<Body, { type: '3STEP' }>;
type Outcome = LoginResult | { readonly waitSeconds: number };

/** A login endpoint: whom it knows, why it rejects somebody, and what it opens. */
export interface LoginPlace {
  /** Whether the endpoint knows an account at all; to it, others do not exist, and their failures are not counted. */
  readonly knows: (member: Member) => boolean;
  /** Why a person with the correct password still may not log in, or null. */
  readonly refusalOf: (member: Member, context: Context) => Promise<LoginCause | null>;
  /** Opens the session. */
  readonly admit: (connection: Connection, member: Member) => Promise<LoginResult>;
}

async function admit(place: LoginPlace, context: Context, member: Member): Promise<LoginResult> {
  const { connection, address } = context;
  await clearFailures(connection, member.pk);
  await noteLoginPlace(connection, member, context);
  await rememberAddress(connection, member.pk, address);
  return place.admit(connection, member);
}

async function checkPassword(place: LoginPlace, context: Context, { mail, password }: PasswordStep): Promise<Outcome> {
  const waitSeconds = await countPasswordTry(context, mail);
  if (waitSeconds !== null) return { waitSeconds };
  const { connection, passwords } = context;
  const known = await findMemberByLoginId(connection, mail);
  const member = known && place.knows(known) ? known : undefined;
  const isRight = await passwords.matches(password, member?.password_hash ?? null);
  if (!member) return failedFirstStep('not_matched_user');

  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!isRight) {
    const failures = await countFailure(connection, member.pk);
    if (!isLockedBy(failures, member)) return failedFirstStep('not_matched_user');
    await noteLock(connection, member, context.address);
    return lockedOut(member, failures);
  }
  await forgivePasswordTry(context, mail);
  const refusal = await place.refusalOf(member, context);
  if (refusal) return failedFirstStep(refusal);
  if (member.mail_verified === 0) return unverified(member);
  if (member.flag_use_otp === 0) return admit(place, context, member);
  const setup = await authenticatorSetup(connection, member);
  return codeWanted(setup, await openLoginStep(connection, member.pk));
}

async function checkCode(place: LoginPlace, context: Context, { token, code }: CodeStep): Promise<Outcome> {
  const { connection } = context;
  const memberId = await peekLoginStep(connection, token);
  const waitSeconds = await (memberId === null ? countTokenTry(context) : countCodeTry(context, memberId));
  if (waitSeconds !== null) return { waitSeconds };
  const step = await takeLoginTry(connection, token);
  const member = step ? await findMember(connection, step.memberId) : undefined;
  // An expired step looks the same as one that never existed: the login starts over.
  if (!step || !member || !place.knows(member)) return failedFirstStep();

  const refusal = await place.refusalOf(member, context);
  if (refusal) return failedFirstStep(refusal);
  if (isLockedBy(member.failure_count, member)) return lockedOut(member, member.failure_count);
  if (!(await acceptCode(connection, member, { code, address: context.address }))) {
    return codeWanted(await authenticatorSetup(connection, member), token, 'invalid_otp');
  }
  await forgiveCodeTry(context, member.pk);
  await endLoginStep(connection, token);
  return admit(place, context, member);
}

/** Records the outcome of a login, unless it continues; the ID or the login ID of the person is known. */
async function noteLogin(context: Context, who: number | string | null, result: LoginResult): Promise<void> {
  const outcome = outcomeOf(result);
  if (outcome === null) return;
  const { connection } = context;
  const member =
    who === null
      ? undefined
      : await (typeof who === 'number' ? findMember(connection, who) : findMemberByLoginId(connection, who));
  await recordLogin(connection, context, { member, outcome, token: result.token });
}

/** One step of a login: the password, or the one-time code if the account requires one. */
export async function logInAt(place: LoginPlace, context: Context, body: Body): Promise<AnswerOf<'logIn'>> {
  try {
    const stepOwner = body.type === '3STEP' ? await peekLoginStep(context.connection, body.token) : null;
    const outcome = await (body.type === '3STEP'
      ? checkCode(place, context, body)
      : checkPassword(place, context, body));
    // An attempt past its limit is neither checked nor recorded: nobody fills up the records from outside.
    if ('waitSeconds' in outcome) return tooManyRequests(outcome.waitSeconds);
    await noteLogin(context, body.type === '3STEP' ? stepOwner : body.mail, outcome);
    return found(outcome);
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
}
