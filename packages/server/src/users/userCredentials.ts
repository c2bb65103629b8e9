import { announceNewEmail, endSessions, forgetNewEmail, mailNewEmailAgain, setPassword } from '../accounts/index.ts';
import { clearFailures, type StoreAccess } from '../members/index.ts';

/** What lets the people of a company in: their passwords, their emails and their sessions. */
export function userCredentials({ connection, scope, session }: Pick<StoreAccess, 'connection' | 'scope' | 'session'>) {
  return {
    /** Gives a person another password and unlocks the account; the session of the caller goes on. */
    async setPassword(memberPk: number, hash: string): Promise<void> {
      await setPassword(connection, { pk: memberPk, company_fk: scope.companyPk }, hash, session.pk);
      await clearFailures(connection, memberPk);
    },

    /** Mails the link to a new email that begins to wait, and tells the old address. Call it inside a transaction. */
    announceNewEmail: (memberPk: number, publicUrl: string) => announceNewEmail(connection, memberPk, { publicUrl }),

    /** Mails the link of a new email again; false where none waits. Call it inside a transaction. */
    mailNewEmailAgain: (memberPk: number, publicUrl: string) => mailNewEmailAgain(connection, memberPk, { publicUrl }),

    /** Forgets a new email that waits; its link is over. */
    forgetNewEmail: (memberPk: number) => forgetNewEmail(connection, memberPk),

    /** Ends the sessions of a person; the session of the caller goes on. */
    endSessions: (memberPk: number) =>
      endSessions(connection, { companyPk: scope.companyPk, memberPk, exceptSession: session.pk }),
  };
}
