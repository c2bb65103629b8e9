import type { OperatingSystemCode } from '@remote-console/domain';
import type { ProfileChange } from '@remote-console/api-client/contract';
import type { Connection } from '../database/connection.ts';
import type { Flag } from '../database/schema.ts';
import { issueKey } from './accountKeys.ts';
import { forgetAuthenticator } from './oneTimeCode.ts';
import { setPassword } from './passwordStore.ts';
import { countTry } from './rateLimit.ts';
import { endSession, isSessionLive, type LiveSession } from './sessionStore.ts';

/** Properties that are written as they are. */
type PlainChange = Omit<ProfileChange, 'pw' | 'flag_use_otp' | 'flag_create_qrcode'>;

/** What a person may do with the own account. */
export function ownProfileStore(connection: Connection, session: LiveSession) {
  const { query, now } = connection;
  const { member } = session;
  return {
    /** Writes the given properties of the own profile. */
    async change(change: PlainChange): Promise<void> {
      await query
        .updateTable('members')
        .set(change)
        .where('pk', '=', member.pk)
        .where('company_fk', '=', member.company_fk)
        .execute();
    },

    /** Gives the person another password; the other sessions end. */
    setPassword: (hash: string) => setPassword(connection, member, hash, session.pk),

    /** Switches one-time codes on or off; off also forgets the authenticator. */
    async useOneTimeCode(flag: Flag): Promise<void> {
      await connection.transact(async (inside) => {
        await inside.query.updateTable('members').set({ flag_use_otp: flag }).where('pk', '=', member.pk).execute();
        if (flag === 0) await forgetAuthenticator(inside, member);
      });
    },

    /** Forgets the authenticator, so that the next login shows a new QR image. */
    forgetAuthenticator: () => connection.transact((inside) => forgetAuthenticator(inside, member)),

    /** Counts an exchange token that is asked for; the seconds to wait, or null. */
    async countExchangeToken(limit: number): Promise<number | null> {
      const verdict = await countTry(connection, `exchange:account:${member.pk}`, limit);
      return verdict.allowed ? null : verdict.retryAfterSeconds;
    },

    /** A token that opens one session for the person. */
    createExchangeToken: () => issueKey(connection, { memberPk: member.pk, purpose: 'exchange' }),

    /** Ends the session the call came with. */
    logOut: () => endSession(connection, session),

    /** Whether the session the call came with is still alive. */
    isLoggedIn: () => isSessionLive(connection, session.pk),

    /** Notes that the person logged in with a browser. */
    async recordAccess(visit: {
      readonly browser: string;
      readonly dev_os_id: OperatingSystemCode;
      readonly type_id: number;
      readonly address: string;
    }): Promise<void> {
      await query
        .insertInto('access_history')
        .values({ ...visit, company_fk: member.company_fk, member_fk: member.pk, created_at: now() })
        .execute();
    },
  };
}
