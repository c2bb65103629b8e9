import type { EnrolmentRecord } from '@remote-console/api-client/contract';
import { newToken, tokenHash } from '../accounts/secrets.ts';
import type { Connection } from '../database/connection.ts';
import { instantText } from '../database/instant.ts';
import { companyTables, type PersonScope } from '../database/scope.ts';

/** The enrolment tokens of a company. What is stored of a token is a digest, so it is told once. */
export function enrolmentRecords(connection: Connection, scope: PersonScope) {
  const tables = companyTables(connection, scope.companyPk);
  const rows = () =>
    tables
      .enrolments()
      .innerJoin('device_groups', 'device_groups.pk', 'enrolment_tokens.device_group_fk')
      .select([
        'enrolment_tokens.pk',
        'enrolment_tokens.label',
        'enrolment_tokens.device_group_fk',
        'enrolment_tokens.created_at',
        'enrolment_tokens.revoked_at',
        'device_groups.name as device_group_name',
      ])
      .orderBy('enrolment_tokens.pk', 'desc');
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

  const recordOf = ({ created_at, revoked_at, ...row }: Row): EnrolmentRecord => ({
    ...row,
    created_time: instantText(created_at),
    revoked_time: revoked_at === null ? null : instantText(revoked_at),
  });

  return {
    /** Every token, newest first. */
    list: async (): Promise<EnrolmentRecord[]> => (await rows().execute()).map(recordOf),

    /** The group in which new devices land unless told otherwise. */
    async defaultGroup(): Promise<number> {
      const group = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return group.pk;
    },

    /** Makes a token. */
    async create(label: string, groupPk: number): Promise<EnrolmentRecord & { enrolment_token: string }> {
      const token = newToken();
      const { pk } = await connection.query
        .insertInto('enrolment_tokens')
        .values({
          token_hash: tokenHash(token),
          company_fk: scope.companyPk,
          member_fk: scope.memberPk,
          device_group_fk: groupPk,
          label,
          created_at: connection.now(),
          revoked_at: null,
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      const row = await rows().where('enrolment_tokens.pk', '=', pk).executeTakeFirstOrThrow();
      return { ...recordOf(row), enrolment_token: token };
    },

    /** Ends a token, once; false when the company has none of that pk. */
    async revoke(pk: number): Promise<boolean> {
      const known = await tables.enrolments().select('pk').where('pk', '=', pk).executeTakeFirst();
      if (!known) return false;
      await tables
        .changeEnrolments()
        .set({ revoked_at: connection.now() })
        .where('pk', '=', pk)
        .where('revoked_at', 'is', null)
        .execute();
      return true;
    },
  };
}
