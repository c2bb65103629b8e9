import { announceNewEmail, endSessions, forgetNewEmail, mailNewEmailAgain, setPassword } from '../accounts/index.ts';
import { clearFailures, type StoreAccess } from '../members/index.ts';

/** What lets the people of a company in: their passwords, their emails and their sessions. */
export function userCredentials({ connection, scope, session }: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  return {
    /** Gives a person another password and unlocks the account; the session of the caller goes on. */
    async setPassword(memberId: number, hash: string): Promise<void> {
      await setPassword(connection, { pk: memberId, company_fk: scope.companyId }, hash, session.pk);
      await clearFailures(connection, memberId);
    },

    /** Mails the link to a new email that begins to wait, and tells the old address. Call it inside a transaction. */
    announceNewEmail: (memberId: number, publicUrl: string) => announceNewEmail(connection, memberId, { publicUrl }),

    /** Mails the link of a new email again; false where none waits. Call it inside a transaction. */
    mailNewEmailAgain: (memberId: number, publicUrl: string) => mailNewEmailAgain(connection, memberId, { publicUrl }),

    /** Forgets a new email that waits; its link is over. */
    forgetNewEmail: (memberId: number) => forgetNewEmail(connection, memberId),

    /** Ends the sessions of a person; the session of the caller goes on. */
    endSessions: (memberId: number) =>
      endSessions(connection, { companyId: scope.companyId, memberId, exceptSession: session.pk }),
  };
}
