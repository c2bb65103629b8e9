import type { CompanyDetail, FoundPerson, License, OperatedCompany } from '@remote-console/api-client/contract';
import { accountType, type CompanyOrder, licenseState, MEMBER_TYPES } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import { containsPattern, instantText, operatorTables, textKey, textKeyOf } from '../database/index.ts';
import { licenseRecord, type StoreAccess } from '../members/index.ts';
import { foundPeople } from './peopleDirectory.ts';

/** Which companies are asked for, in which order. */
export interface CompanyChoice {
  /** A part of the name; null for all. */
  readonly search: string | null;
  readonly by: CompanyOrder;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A moment of a row; none where it never was, which is kept as null or as 0. */
const momentOf = (at: number | null | undefined) => (at === null || at === undefined || at === 0 ? null : at);

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

  async function licensesOf(pks: readonly number[]): Promise<ReadonlyMap<number, License[]>> {
    const rows = await tables.licenses(pks).selectAll().orderBy('pk').execute();
    const byCompany = new Map<number, License[]>(pks.map((pk) => [pk, []]));
    for (const row of rows) byCompany.get(row.company_fk)?.push(licenseRecord(row, connection.now()));
    return byCompany;
  }

  /** The entries of companies, in the order of their pks. */
  async function entries(pks: readonly number[]): Promise<OperatedCompany[]> {
    if (pks.length === 0) return [];
    const now = connection.now();
    const companies = await tables
      .companies()
      .where('companies.pk', 'in', pks)
      .select(['companies.pk', 'companies.name', 'companies.device_count', 'companies.created_at'])
      .execute();
    const people = await tables.peopleCounts(pks).execute();
    const devices = await tables.deviceNumbers(pks).execute();
    const licenses = await licensesOf(pks);
    return pks.flatMap((pk) => {
      const company = companies.find((row) => row.pk === pk);
      if (!company) return [];
      const crowd = people.find(({ company_fk }) => company_fk === pk);
      const fleet = devices.find(({ company_fk }) => company_fk === pk);
      const online = fleet?.online ?? 0;
      const past = [crowd?.last_login_at, fleet?.last_connected_at, fleet?.last_disconnected_at];
      const last = online > 0 ? now : momentOf(Math.max(...past.map((at) => at ?? 0)));
      const records = licenses.get(pk) ?? [];
      const { totalVolume, latestExpire } = licenseState(records, now);
      const plan = accountType({ member_type_id: MEMBER_TYPES.admin }, records, now);
      return [
        {
          pk,
          name: company.name,
          plan: plan === 'superadmin' ? 'none' : plan,
          devices: company.device_count,
          devices_online: online,
          license_volume: totalVolume,
          license_expires: latestExpire,
          people: crowd?.people ?? 0,
          last_activity: last === null ? null : instantText(last),
          create_time: instantText(company.created_at),
        },
      ];
    });
  }

  async function managersOf(companyPk: number): Promise<FoundPerson[]> {
    return foundPeople(
      tables
        .people()
        .where('members.company_fk', '=', companyPk)
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
      return entries(rows.map(({ pk }) => pk));
    },

    /** How many companies a choice has. */
    async count(choice: Pick<CompanyChoice, 'search'>): Promise<number> {
      const { total } = await chosen(choice)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** One company, or null. */
    async detail(pk: number): Promise<CompanyDetail | null> {
      const [company] = await entries([pk]);
      if (!company) return null;
      const counts = await tables.deviceCounts(pk).select(['day_at', 'devices']).orderBy('day_at').execute();
      return {
        company,
        counts: counts.map(({ day_at, devices }) => ({ at: instantText(day_at), devices })),
        licenses: (await licensesOf([pk])).get(pk) ?? [],
        managers: await managersOf(pk),
      };
    },
  };
}
