import type { Updateable } from 'kysely';
import { completeLogin } from '../audit/index.ts';
import type { Schema } from '../database/index.ts';
import { countTry, endSession, passwordChangeKey, type StoreAccess } from '../members/index.ts';
import { issueKey } from './accountKeys.ts';
import { announceNewEmail } from './newEmail.ts';
import { afterCodesChanged } from './oneTimeCode.ts';
import { setPassword } from './passwordStore.ts';
import { proofRefusal, type ProofContext } from './proveOwner.ts';
import { countMailRequest } from './visitorLimits.ts';

/** Lists of new users that one person may add per minute. */
const LISTS_PER_MINUTE = 10;

/** What people may do with their own account. */
export function ownProfileStore({ connection, session }: Pick<StoreAccess, 'connection' | 'session'>) {
  const { query } = connection;
  const { member } = session;
  return {
    /** Writes columns of the person's own profile. Must be called inside a transaction. */
    async change(columns: Updateable<Schema['members']>): Promise<void> {
      if (Object.keys(columns).length === 0) return;
      await query
        .updateTable('members')
        .set(columns)
        .where('pk', '=', member.pk)
        .where('company_fk', '=', member.company_fk)
        .execute();
      await afterCodesChanged(connection, member.pk, columns);
    },

    /** Why a proof of ownership is invalid, or null. */
    proofRefusal: (proof: Parameters<typeof proofRefusal>[2], context: ProofContext) =>
      proofRefusal(connection, member, proof, context),

    /** Counts an email about to be sent about an account; the seconds to wait, or null. */
    countMail: (loginId: string, context: Pick<ProofContext, 'settings' | 'address'>) =>
      countMailRequest({ connection, ...context }, loginId),

    /** Sends the link of a new email of the person. Must be called inside the transaction that stores it. */
    announceNewEmail: (publicUrl: string) => announceNewEmail(connection, member.pk, { publicUrl }),

    /** Gives the person a new password; the other sessions end. */
    setPassword: (hash: string) => setPassword(connection, member, hash, session.pk),

    /** Counts a requested exchange token; the seconds to wait, or null. */
    async countExchangeToken(limit: number): Promise<number | null> {
      const verdict = await countTry(connection, `exchange:account:${member.pk}`, limit);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** Counts a password that the person is about to set; the seconds to wait, or null. */
    async countPasswordChange(limit: number): Promise<number | null> {
      const verdict = await countTry(connection, passwordChangeKey(member.pk), limit);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** Counts a list of new users that the person is about to add; the seconds to wait, or null. */
    async countUserList(): Promise<number | null> {
      const verdict = await countTry(connection, `users:account:${member.pk}`, LISTS_PER_MINUTE);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** A token that opens one session for the person. */
    createExchangeToken: () =>
      issueKey(connection, { memberId: member.pk, purpose: 'exchange', sessionId: session.pk }),

    /** Ends the session of the call. */
    logOut: () => endSession(connection, session),

    /** Adds what the client says about itself to the login of this session. */
    completeLogin: (facts: Parameters<typeof completeLogin>[2]) => completeLogin(connection, session.pk, facts),
  };
}

/** The return type of `ownProfileStore`. */
export type OwnProfileStore = ReturnType<typeof ownProfileStore>;
