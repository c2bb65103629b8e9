import type { FoundPerson } from '@remote-console/api-client/contract';
import { ADMINISTRATION_CODES, MEMBER_TYPES } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { isLockedBy } from '../accounts/index.ts';
import { companyTables, containsPattern, instantText, operatorTables, textKey, textKeyOf } from '../database/index.ts';
import { countTry, type RateVerdict, type StoreAccess } from '../members/index.ts';

/** How long the same words count as one search, in milliseconds: pages and screens that return ask again. */
const ONE_SEARCH_MS = 10 * 60_000;

const SEARCHES_PER_MINUTE = 60;

type People = ReturnType<ReturnType<typeof operatorTables>['people']>;

const TYPES = [MEMBER_TYPES.normal, MEMBER_TYPES.admin, MEMBER_TYPES.subManager, MEMBER_TYPES.partner] as const;

/** People as they are sent: neither passwords nor anything that opens an account is read. */
export async function foundPeople(people: People, arrange: (people: People) => People): Promise<FoundPerson[]> {
  const rows = await arrange(people)
    .select([
      'members.pk',
      'members.name',
      'members.mgrid',
      'members.mail',
      'members.company_fk',
      'companies.name as company_name',
      'members.member_type_id',
      'members.last_login_at',
      'members.failure_count',
      'members.flag_active',
    ])
    .select((eb) => eb.fn.coalesce('policies.block_num', eb.lit(0)).as('block_num'))
    .execute();
  return rows.map((row) => ({
    id: row.pk,
    name: row.name,
    loginId: row.mgrid,
    mail: row.mail,
    companyId: row.company_fk,
    companyName: row.company_name,
    memberType: TYPES.find((type) => type === row.member_type_id) ?? MEMBER_TYPES.normal,
    lastLogin: row.last_login_at === null ? null : instantText(row.last_login_at),
    locked: isLockedBy(row.failure_count, row),
    isActive: row.flag_active === 1,
  }));
}

/** The people of all companies, as found by the service operator. */
export function peopleDirectory({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = operatorTables(connection);

  function matching(text: string): People {
    const pattern = containsPattern(textKey(text));
    const keys = [
      sql.ref('members.name_key'),
      sql.ref('members.mgrid_key'),
      sql.ref('members.email_key'),
      textKeyOf(connection.engine, 'members.mail'),
    ];
    const each = keys.map((key) => sql<SqlBool>`${key} like ${pattern} escape '\\'`);
    return tables.people().where(sql<SqlBool>`(${sql.join(each, sql` or `)})`);
  }

  return {
    /** A page of the people whose name, ID or email contains a text, by company and name. */
    page: (text: string, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
      foundPeople(matching(text), (people) =>
        people
          .orderBy(textKeyOf(connection.engine, 'companies.name'))
          .orderBy('members.name_key')
          .orderBy('members.pk')
          .limit(limit)
          .offset(offset),
      ),

    /** How many there are. */
    async count(text: string): Promise<number> {
      const { total } = await matching(text)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Counts a search, and returns whether it is one too many. */
    countTry: (): Promise<RateVerdict> =>
      countTry(connection, `people-search:member:${scope.memberId}`, SEARCHES_PER_MINUTE),

    /** Whether the operator searched for the same a moment ago, which is already recorded. */
    async isRecorded(text: string): Promise<boolean> {
      const { actionCode, actionArea } = ADMINISTRATION_CODES.peopleSearched;
      const row = await companyTables(connection, scope.companyId)
        .audit()
        .select('audit.pk')
        .where('audit.act_type_id', '=', actionArea)
        .where('audit.act_name_id', '=', actionCode)
        .where('audit.member_fk', '=', scope.memberId)
        .where('audit.subject', '=', text)
        .where('audit.act_at', '>', connection.now() - ONE_SEARCH_MS)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
