import {
  demandedProof,
  missingProof,
  WRONG_CODE,
  WRONG_PASSWORD,
  type GivenProof,
  type OwnerProof,
  type ProofFault,
} from '@remote-console/domain';
import type { Connection } from '../database/index.ts';
import { type CallFacts, problem, tooManyRequests } from '../http/index.ts';
import {
  BUSY_SECONDS,
  countTry,
  forgiveTry,
  HasherBusyError,
  HOUR_WINDOW_MS,
  type Member,
  type PersonContext,
} from '../members/index.ts';
import { tryCode } from './codeTry.ts';
import { codeUseOf } from './oneTimeCode.ts';
import type { OwnProfileStore } from './ownProfileStore.ts';

/** What checking a proof needs to know about its call. */
export type ProofContext = Pick<PersonContext, 'passwords' | 'settings'> & Pick<CallFacts, 'address'>;

/** Why a proof is invalid: something in it is wrong, or there were too many. */
export type ProofRefusal = ProofFault | { readonly waitSeconds: number };

/**
 * Whether the password belongs to the account. It has a separate count: somebody who finds an open session must not be
 * able to lock the owner out with wrong passwords.
 */
async function passwordRefusal(
  connection: Connection,
  member: Member,
  password: string,
  { passwords, settings }: ProofContext,
): Promise<ProofRefusal | null> {
  const key = `proof:account:${member.pk}`;
  const verdict = await countTry(connection, key, settings.loginLimits.account, HOUR_WINDOW_MS);
  if (!verdict.allowed) return { waitSeconds: verdict.retryAfterSeconds };
  if (!(await passwords.matches(password, member.password_hash))) return WRONG_PASSWORD;
  await forgiveTry(connection, key);
  return null;
}

async function codeRefusal(
  connection: Connection,
  member: Member,
  code: string,
  { settings, address }: ProofContext,
): Promise<ProofRefusal | null> {
  const outcome = await tryCode({ connection, settings, address }, member, code);
  if (outcome === 'right') return null;
  return outcome === 'wrong' ? WRONG_CODE : outcome;
}

/** Checks what a person provides as proof of owning an account; null when it is valid. */
export async function proofRefusal(
  connection: Connection,
  member: Member,
  { demanded, given }: { readonly demanded: OwnerProof; readonly given: GivenProof },
  context: ProofContext,
): Promise<ProofRefusal | null> {
  const { currentPassword = '', code = '' } = given;
  switch (demanded) {
    case 'nothing':
      return null;
    case 'password':
      return passwordRefusal(connection, member, currentPassword, context);
    case 'password_and_code':
      return (
        (await passwordRefusal(connection, member, currentPassword, context)) ??
        codeRefusal(connection, member, code, context)
      );
  }
}

/** The answer to a change of one's own account without the required proof; null when it has it. */
export async function refuseUnproven(
  change: GivenProof,
  context: PersonContext<{ readonly profile: OwnProfileStore }> & CallFacts,
) {
  const demanded = demandedProof(change, codeUseOf(context.session.member));
  const missing = missingProof(demanded, change);
  if (missing) return problem(400, missing.error, missing.field);
  try {
    const refusal = await context.stores.profile.proofRefusal({ demanded, given: change }, context);
    if (refusal === null) return null;
    return 'error' in refusal ? problem(400, refusal.error, refusal.field) : tooManyRequests(refusal.waitSeconds);
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
}
