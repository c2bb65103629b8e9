import type { CompanyDetail, FoundPerson, OperatedCompany } from '@remote-console/api-client/contract';
import { type CompanyOrder, MEMBER_TYPES } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { containsPattern, instantText, operatorTables, textKey, textKeyOf } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { companyEntries, licensesOf } from './companyEntries.ts';
import { foundPeople } from './peopleDirectory.ts';

/** Which companies are requested, in which order. */
export interface CompanyChoice {
  /** A part of the name; null for all. */
  readonly search: string | null;
  readonly by: CompanyOrder;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The companies of the service, as its operator sees them. */
export function companyDirectory({ connection }: Pick<StoreAccess, 'connection'>) {
  const tables = operatorTables(connection);
  const nameKey = textKeyOf(connection.engine, 'companies.name');

  function chosen({ search }: Pick<CompanyChoice, 'search'>) {
    const companies = tables.companies();
    if (search === null) return companies;
    return companies.where(sql<SqlBool>`${nameKey} like ${containsPattern(textKey(search))} escape '\\'`);
  }

  function orderOf(by: CompanyOrder) {
    switch (by) {
      case 'name':
        return nameKey;
      case 'devices':
        return sql.ref('companies.device_count');
      case 'people':
        return tables.peopleNumber();
      case 'last_activity':
        return tables.lastActivity(connection.now());
      case 'create_time':
        return sql.ref('companies.created_at');
    }
  }

  async function managersOf(companyId: number): Promise<FoundPerson[]> {
    return foundPeople(
      tables
        .people()
        .where('members.company_fk', '=', companyId)
        .where('members.member_type_id', '=', MEMBER_TYPES.admin),
      (people) => people.orderBy('members.name_key').orderBy('members.pk'),
    );
  }

  return {
    /** A page of companies. */
    async page(choice: CompanyChoice): Promise<OperatedCompany[]> {
      const rows = await chosen(choice)
        .select('companies.pk')
        .orderBy(orderOf(choice.by), choice.order)
        .orderBy('companies.pk', choice.order)
        .limit(choice.limit)
        .offset(choice.offset)
        .execute();
      return companyEntries(
        connection,
        rows.map(({ pk }) => pk),
      );
    },

    /** How many companies match a filter. */
    async count(choice: Pick<CompanyChoice, 'search'>): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** One company, or null. */
    async detail(pk: number): Promise<CompanyDetail | null> {
      const [company] = await companyEntries(connection, [pk]);
      if (!company) return null;
      const counts = await tables.deviceCounts(pk).select(['day_at', 'devices']).orderBy('day_at').execute();
      return {
        company,
        counts: counts.map(({ day_at, devices }) => ({ at: instantText(day_at), devices })),
        licenses: (await licensesOf(connection, [pk])).get(pk) ?? [],
        managers: await managersOf(pk),
      };
    },
  };
}
