import { countTry, type RateVerdict } from '../accounts/rateLimit.ts';
import type { Member } from '../accounts/memberStore.ts';
import { tokenHash } from '../accounts/secrets.ts';
import type { Connection } from '../database/connection.ts';
import type { PersonScope } from '../database/scope.ts';
import { writeAdministration } from '../history/administrationRecords.ts';

/** Rights that one person may give out in a minute. */
const RIGHTS_PER_MINUTE = 20;

/** What the token of an installer is good for. */
export interface InstallerRight {
  readonly groupPk: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** How many new devices may enrol. */
  readonly deviceLimit: number;
}

/** The rights to enrol that a company gives out. */
export function enrolmentTokenStore(connection: Connection, scope: PersonScope, member: Member) {
  const { now } = connection;

  return {
    /** Counts a right that the person is about to give out, and says whether it is one too many. */
    countTry: (): Promise<RateVerdict> => countTry(connection, `installer:member:${scope.memberPk}`, RIGHTS_PER_MINUTE),

    /** Lets a token enrol devices into a group, in the name of the person. The token itself is stored nowhere. */
    async create(token: string, { groupPk, expiresAt, deviceLimit }: InstallerRight): Promise<void> {
      await connection.transact(async (inside) => {
        await inside.query
          .insertInto('enrolment_tokens')
          .values({
            token_hash: tokenHash(token),
            company_fk: scope.companyPk,
            member_fk: scope.memberPk,
            device_group_fk: groupPk,
            created_at: now(),
            revoked_at: null,
            expires_at: expiresAt,
            device_limit: deviceLimit,
          })
          .execute();
        await writeAdministration(inside, member, [{ act: 'installerCreated', subject: '' }]);
      });
    },
  };
}
