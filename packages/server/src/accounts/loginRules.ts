import type { LoginCause, LoginResult } from '@remote-console/api-client/contract';
import { isPasswordExpired, MEMBER_TYPES } from '@remote-console/domain';
import { comesFrom, type Origin } from '../http/index.ts';
import { addressRefusal, type Member, SERVICE_OPERATOR, type VisitorContext } from '../members/index.ts';
import type { AuthenticatorSetup } from './oneTimeCode.ts';

/** Whether that many wrong passwords lock the account; a limit of 0 locks nobody (A-LOGIN-29, A-LOGIN-30). */
export function isLockedBy(failures: number, member: Pick<Member, 'block_num'>): boolean {
  return member.block_num > 0 && failures >= member.block_num;
}

/** What a login is judged by, besides the account itself. */
export type LoginSituation = Pick<VisitorContext, 'connection' | 'settings'> & Origin;

type Refusal = Exclude<LoginCause, 'not_email_auth' | 'invalid_otp' | 'not_matched_user' | 'failure_limit'>;

/** Why a person with the correct password still may not log in, or null. The first reason that applies is returned. */
export async function refusalOf(member: Member, situation: LoginSituation): Promise<Refusal | null> {
  const { connection, settings, address } = situation;
  // The address comes first: people who may not log in from there learn nothing else about the account.
  const ofAddress = await addressRefusal(connection, member, address);
  if (ofAddress) return ofAddress;
  if (member.flag_active === 0) return 'inactive';
  if (member.member_type_id === MEMBER_TYPES.partner) return 'partner';
  if (member.member_type_id === SERVICE_OPERATOR && !comesFrom(settings.superadminNetworks, situation))
    return 'external';
  const isOld = isPasswordExpired(member.password_changed_at, member.password_change_limit, connection.now());
  return isOld ? 'pw_reject' : null;
}

/** The answer to a first step that failed for a reason that says nothing about the account. */
export function failedFirstStep(cause?: LoginCause): LoginResult {
  return { isLogin: 'Fail', step1: 'fail', ...(cause === undefined ? {} : { cause: { step1: cause } }) };
}

/** The answer to a first step of a locked account. */
export function lockedOut(member: Member, failures: number): LoginResult {
  return {
    ...failedFirstStep('failure_limit'),
    failureLimit: member.block_num,
    currentFailure: failures,
    selfUnlock: member.self_unlock === 1,
  };
}

/** The answer to a correct password whose owner has not confirmed the email address yet. */
export function unverified(member: Member): LoginResult {
  return {
    isLogin: 'Fail',
    step1: 'success',
    step2: 'fail',
    cause: { step2: 'not_email_auth' },
    loginId: member.mgrid,
    email: member.mail,
    mail: member.mail,
  };
}

/**
 * The answer that asks for a one-time code, or for another one.
 *
 * @param setup What to show to a person whose authenticator is not set up yet.
 */
export function codeWanted(setup: AuthenticatorSetup | null, token: string, cause?: 'invalid_otp'): LoginResult {
  return {
    isLogin: 'Fail',
    step1: 'success',
    step2: 'success',
    step3: 'fail',
    token,
    ...(setup ? { hasShownQrCode: 'False', ...setup } : { hasShownQrCode: 'True' }),
    ...(cause === undefined ? {} : { cause: { step3: cause } }),
  };
}
