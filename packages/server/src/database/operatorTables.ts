import { MEMBER_TYPES } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import type { Connection } from './connection.ts';

/**
 * Query builders over all companies, only for the service operator, whose work is not within one: who the companies
 * are, who their people are, and which of their emails are waiting. Devices are only counted here: no builder returns a
 * row of one. The operators' own company is left out.
 */
export function operatorTables({ query }: Pick<Connection, 'query'>) {
  const operators = sql`(select company_fk from members where member_type_id = ${sql.lit(MEMBER_TYPES.operator)})`;
  return {
    companies: () => query.selectFrom('companies').where(sql<SqlBool>`companies.pk not in ${operators}`),
    people: () =>
      query
        .selectFrom('members')
        .innerJoin('companies', 'companies.pk', 'members.company_fk')
        .leftJoin('policies', 'policies.company_fk', 'members.company_fk')
        .where(sql<SqlBool>`members.company_fk not in ${operators}`),
    licenses: (companyIds: readonly number[]) =>
      query.selectFrom('licenses').where('licenses.company_fk', 'in', companyIds),
    /** How many people companies have. */
    peopleCounts: (companyIds: readonly number[]) =>
      query
        .selectFrom('members')
        .where('company_fk', 'in', companyIds)
        .select((eb) => [
          'company_fk',
          eb.fn.countAll<number>().as('people'),
          eb.fn.max('last_login_at').as('last_login_at'),
        ])
        .groupBy('company_fk'),
    /** How many devices of companies are online, and when one of them last connected or was disconnected. */
    deviceNumbers: (companyIds: readonly number[]) =>
      query
        .selectFrom('devices')
        .where('company_fk', 'in', companyIds)
        .select((eb) => [
          'company_fk',
          eb.fn.sum<number>('alive').as('online'),
          eb.fn.max('last_connected_at').as('last_connected_at'),
          eb.fn.max('last_disconnected_at').as('last_disconnected_at'),
        ])
        .groupBy('company_fk'),
    /** When something last happened in a company: now while a device is online, 0 for never. For sorting. */
    lastActivity: (now: number) => sql<number>`(select coalesce(max(at), 0) from (
      select max(last_login_at) as at from members where company_fk = companies.pk
      union all select max(last_connected_at) from devices where company_fk = companies.pk
      union all select max(last_disconnected_at) from devices where company_fk = companies.pk
      union all select max(alive) * cast(${now} as bigint) from devices where company_fk = companies.pk
    ) as moments)`,
    /** How many people a company has. For sorting. */
    peopleNumber: () => sql<number>`(select count(*) from members where company_fk = companies.pk)`,
    deviceCounts: (companyId: number) => query.selectFrom('device_counts').where('company_fk', '=', companyId),
    /** How many devices there are in total, by whether they are online. */
    fleet: () =>
      query
        .selectFrom('devices')
        .select((eb) => ['alive', eb.fn.countAll<number>().as('devices')])
        .groupBy('alive'),
    mails: () => query.selectFrom('mails').where('sent_at', 'is', null).where('given_up_at', 'is', null),
    changeMail: (pk: number) =>
      query
        .updateTable('mails')
        .where('mails.pk', '=', pk)
        .where('mails.sent_at', 'is', null)
        .where('mails.given_up_at', 'is', null),
    mailsGivenUp: () => query.selectFrom('mails').where('given_up_at', 'is not', null),
  };
}
