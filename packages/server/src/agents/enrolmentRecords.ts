import type { EnrolmentDevice, EnrolmentRecord } from '@remote-console/api-client/contract';
import { type EnrolmentFacts, enrolmentState } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, type EnrolmentTokenTable, instantText } from '../database/index.ts';
import { countTry, newToken, type RateVerdict, type StoreAccess, tokenHash } from '../members/index.ts';
import { creatorOf } from './creator.ts';

/** Installers that one person may make in a minute. */
const INSTALLERS_PER_MINUTE = 20;

/** What decides about a token, from its row. */
export function enrolmentFacts(
  row: Pick<Selectable<EnrolmentTokenTable>, 'revoked_at' | 'expires_at' | 'device_count' | 'device_limit'>,
): EnrolmentFacts {
  return {
    revokedAt: row.revoked_at,
    expiresAt: row.expires_at,
    deviceCount: row.device_count,
    deviceLimit: row.device_limit,
  };
}

/** What a token is made for. */
export interface NewEnrolment {
  /** What a manager calls it; empty without a name, as for the token of an installer. */
  readonly label: string;
  readonly groupPk: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** How many new devices it may enrol. */
  readonly deviceLimit: number;
}

/** Which part of a list is read. */
export interface Cut {
  readonly limit: number;
  readonly offset: number;
}

/** The enrolment tokens of a company. What is stored of a token is a digest, so it is returned once. */
export function enrolmentRecords({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyPk);
  const rows = () =>
    tables
      .enrolments()
      .innerJoin('device_groups', 'device_groups.pk', 'enrolment_tokens.device_group_fk')
      .leftJoin('members', (join) =>
        join
          .onRef('members.pk', '=', 'enrolment_tokens.member_fk')
          .onRef('members.company_fk', '=', 'enrolment_tokens.company_fk'),
      )
      .select([
        'enrolment_tokens.pk',
        'enrolment_tokens.label',
        'enrolment_tokens.device_group_fk',
        'enrolment_tokens.created_at',
        'enrolment_tokens.revoked_at',
        'enrolment_tokens.expires_at',
        'enrolment_tokens.device_limit',
        'enrolment_tokens.device_count',
        'members.pk as creator_pk',
        'members.name as creator_name',
        'members.mgrid as creator_mgrid',
        'device_groups.name as device_group_name',
        'device_groups.flag_df_group',
      ])
      .orderBy('enrolment_tokens.pk', 'desc');
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

  const recordOf = (row: Row): EnrolmentRecord => ({
    pk: row.pk,
    label: row.label,
    device_group_fk: row.device_group_fk,
    device_group_name: row.device_group_name,
    flag_df_group: row.flag_df_group,
    created_time: instantText(row.created_at),
    revoked_time: row.revoked_at === null ? null : instantText(row.revoked_at),
    expires_time: instantText(row.expires_at),
    device_limit: row.device_limit,
    device_count: row.device_count,
    state: enrolmentState(enrolmentFacts(row), connection.now()),
    creator: creatorOf(row),
  });

  return {
    /** Every token, newest first. */
    list: async (): Promise<EnrolmentRecord[]> => (await rows().execute()).map(recordOf),

    /** Whether the company has a token. */
    async isThere(pk: number): Promise<boolean> {
      return (await tables.enrolments().select('pk').where('pk', '=', pk).executeTakeFirst()) !== undefined;
    },

    /** A page of the devices whose agents used a token last, the newest first, and how many there are. */
    async devices(pk: number, { limit, offset }: Cut): Promise<{ devices: EnrolmentDevice[]; total: number }> {
      const enrolled = tables.devices().where('devices.enrolment_fk', '=', pk);
      const { total } = await enrolled.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const found = await enrolled
        .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
        .select([
          'devices.pk as device_pk',
          'devices.alias',
          'devices.alive',
          'devices.created_at',
          'device_groups.name as device_group_name',
          'device_groups.flag_df_group',
        ])
        .orderBy('devices.pk', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const devices = found.map(({ created_at, ...device }) => ({ ...device, created_time: instantText(created_at) }));
      return { devices, total };
    },

    /** The group in which new devices land unless set otherwise. */
    async defaultGroup(): Promise<number> {
      const group = await tables.groups().select('pk').where('flag_df_group', '=', 1).executeTakeFirstOrThrow();
      return group.pk;
    },

    /** Counts an installer that the person is about to make, and says whether it is one too many. */
    countInstaller: (): Promise<RateVerdict> =>
      countTry(connection, `installer:member:${scope.memberPk}`, INSTALLERS_PER_MINUTE),

    /**
     * Makes a token, in the name of the person.
     *
     * @param token The token itself where it had to be known before, as for the name of an installer.
     */
    async create(made: NewEnrolment, token = newToken()): Promise<EnrolmentRecord & { enrolment_token: string }> {
      const { pk } = await connection.query
        .insertInto('enrolment_tokens')
        .values({
          token_hash: tokenHash(token),
          company_fk: scope.companyPk,
          member_fk: scope.memberPk,
          device_group_fk: made.groupPk,
          label: made.label,
          created_at: connection.now(),
          revoked_at: null,
          expires_at: made.expiresAt,
          device_limit: made.deviceLimit,
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      const row = await rows().where('enrolment_tokens.pk', '=', pk).executeTakeFirstOrThrow();
      return { ...recordOf(row), enrolment_token: token };
    },

    /** Ends a token, once, and answers its label; null when the company has none of that pk. */
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
