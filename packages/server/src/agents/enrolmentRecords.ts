import type { EnrolmentRecord } from '@remote-console/api-client/contract';
import { companyTables } from '../database/index.ts';
import { countTry, newToken, type RateVerdict, type StoreAccess, tokenHash } from '../members/index.ts';
import { enrolmentRecord, enrolmentRows } from './enrolmentRows.ts';

/** Installers that one person may make per minute. */
const INSTALLERS_PER_MINUTE = 20;

/** What a token is created for. */
export interface NewEnrolment {
  /** The name given by an administrator; empty without a name, as for an installer's token. */
  readonly label: string;
  readonly groupId: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** How many new devices it may enroll. */
  readonly deviceLimit: number;
}

/** Creates enrollment tokens of a company, and ends them. Only a token's digest is stored, so it is returned once. */
export function enrolmentRecords({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  return {
    /** The group where new devices are added by default. */
    async defaultGroup(): Promise<number> {
      const group = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return group.pk;
    },

    /** Counts an installer that the person is about to make, and returns whether it is one too many. */
    countInstaller: (): Promise<RateVerdict> =>
      countTry(connection, `installer:member:${scope.memberId}`, INSTALLERS_PER_MINUTE),

    /**
     * Creates a token in the name of the person.
     *
     * @param token The token itself if it had to be known before, as for the name of an installer.
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

    /** Ends a token, once, and returns its label; null when the company has none with that ID. */
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

/** The return type of `enrolmentRecords`. */
export type EnrolmentRecords = ReturnType<typeof enrolmentRecords>;
