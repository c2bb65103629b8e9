import { announceNewEmail, endSessions, forgetNewEmail, mailNewEmailAgain, setPassword } from '../accounts/index.ts';
import { clearFailures, type StoreAccess } from '../members/index.ts';

/** What gives the people of a company access: their passwords, their emails and their sessions. */
export function userCredentials({ connection, scope, session }: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  return {
    /** Gives a person a new password and unlocks the account; the caller's session continues. */
    async setPassword(memberId: number, hash: string): Promise<void> {
      await setPassword(connection, { pk: memberId, company_fk: scope.companyId }, hash, session.pk);
      await clearFailures(connection, memberId);
    },

    /** Sends the link to a new, pending email, and notifies the old address. Must be called inside a transaction. */
    announceNewEmail: (memberId: number, publicUrl: string) => announceNewEmail(connection, memberId, { publicUrl }),

    /** Resends the link of a new email; false if none is pending. Must be called inside a transaction. */
    mailNewEmailAgain: (memberId: number, publicUrl: string) => mailNewEmailAgain(connection, memberId, { publicUrl }),

    /** Discards a pending email; its link expires. */
    forgetNewEmail: (memberId: number) => forgetNewEmail(connection, memberId),

    /** Ends the sessions of a person; the caller's session continues. */
    endSessions: (memberId: number) =>
      endSessions(connection, { companyId: scope.companyId, memberId, exceptSession: session.pk }),
  };
}
