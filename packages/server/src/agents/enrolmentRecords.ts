import type { EnrolmentRecord } from '@remote-console/api-client/contract';
import { companyTables } from '../database/index.ts';
import { countTry, newToken, type RateVerdict, type StoreAccess, tokenHash } from '../members/index.ts';
import { enrolmentRecord, enrolmentRows } from './enrolmentRows.ts';

/** Installers that one person may make in a minute. */
const INSTALLERS_PER_MINUTE = 20;

/** What a token is made for. */
export interface NewEnrolment {
  /** What a manager calls it; empty without a name, as for the token of an installer. */
  readonly label: string;
  readonly groupId: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** How many new devices it may enrol. */
  readonly deviceLimit: number;
}

/** Makes enrolment tokens of a company, and ends them. What is stored of a token is a digest, so it is returned once. */
export function enrolmentRecords({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  return {
    /** The group in which new devices land unless set otherwise. */
    async defaultGroup(): Promise<number> {
      const group = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return group.pk;
    },

    /** Counts an installer that the person is about to make, and says whether it is one too many. */
    countInstaller: (): Promise<RateVerdict> =>
      countTry(connection, `installer:member:${scope.memberId}`, INSTALLERS_PER_MINUTE),

    /**
     * Makes a token, in the name of the person.
     *
     * @param token The token itself where it had to be known before, as for the name of an installer.
     */
    async create(made: NewEnrolment, token = newToken()): Promise<EnrolmentRecord & { enrolmentToken: string }> {
      const { pk } = await connection.query
        .insertInto('enrolment_tokens')
        .values({
          token_hash: tokenHash(token),
          company_fk: scope.companyId,
          member_fk: scope.memberId,
          device_group_fk: made.groupId,
          label: made.label,
          created_at: connection.now(),
          revoked_at: null,
          expires_at: made.expiresAt,
          device_limit: made.deviceLimit,
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      const row = await enrolmentRows(connection, scope.companyId)
        .where('enrolment_tokens.pk', '=', pk)
        .executeTakeFirstOrThrow();
      return { ...enrolmentRecord(row, connection.now()), enrolmentToken: token };
    },

    /** Ends a token, once, and answers its label; null when the company has none of that ID. */
    async revoke(pk: number): Promise<string | null> {
      const known = await tables.enrolments().select(['pk', 'label']).where('pk', '=', pk).executeTakeFirst();
      if (!known) return null;
      await tables
        .changeEnrolments()
        .set({ revoked_at: connection.now() })
        .where('pk', '=', pk)
        .where('revoked_at', 'is', null)
        .execute();
      return known.label;
    },
  };
}

/** What `enrolmentRecords` gives. */
export type EnrolmentRecords = ReturnType<typeof enrolmentRecords>;
