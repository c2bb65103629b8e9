import type { OperatingSystemCode } from '@remote-console/domain';
import type { ProfileChange } from '@remote-console/api-client/contract';
import type { Connection } from '../database/connection.ts';
import { endSession, isSessionLive, type LiveSession } from './sessionStore.ts';

/** What a person may do with the own account. */
export function ownProfileStore(connection: Connection, session: LiveSession) {
  const { query, now } = connection;
  const { member } = session;
  return {
    /** Writes the given properties of the own profile. */
    async change(change: ProfileChange): Promise<void> {
      await query
        .updateTable('members')
        .set(change)
        .where('pk', '=', member.pk)
        .where('company_fk', '=', member.company_fk)
        .execute();
    },

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
      readonly private_address: string;
    }): Promise<void> {
      await query
        .insertInto('access_history')
        .values({ ...visit, company_fk: member.company_fk, member_fk: member.pk, created_at: now() })
        .execute();
    },
  };
}
