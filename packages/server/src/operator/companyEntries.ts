import type { License, OperatedCompany } from '@remote-console/api-client/contract';
import { accountType, licenseState, MEMBER_TYPES } from '@remote-console/domain';
import { type Connection, instantText, operatorTables } from '../database/index.ts';
import { licenseRecord } from '../members/index.ts';

/** The latest of some times; null for never, which is stored as null or as 0. */
function latestOf(moments: readonly (number | null | undefined)[]): number | null {
  const latest = Math.max(...moments.map((at) => at ?? 0));
  return latest === 0 ? null : latest;
}

/** The licenses of companies, by the ID of the company. */
export async function licensesOf(
  connection: Connection,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, License[]>> {
  const rows = await operatorTables(connection).licenses(companyIds).selectAll().orderBy('pk').execute();
  const byCompany = new Map<number, License[]>(companyIds.map((pk) => [pk, []]));
  for (const row of rows) byCompany.get(row.company_fk)?.push(licenseRecord(row, connection.now()));
  return byCompany;
}

function licenseFacts(
  licenses: readonly License[],
  now: number,
): Pick<OperatedCompany, 'licensePlan' | 'licenseVolume' | 'licenseExpires'> {
  const { totalVolume, latestExpire } = licenseState(licenses, now);
  const plan = accountType({ memberType: MEMBER_TYPES.admin }, licenses, now);
  return {
    licensePlan: plan === 'superadmin' ? 'none' : plan,
    licenseVolume: totalVolume,
    licenseExpires: latestExpire,
  };
}

/** The companies with some IDs as they are listed, in the order of the IDs. */
export async function companyEntries(connection: Connection, pks: readonly number[]): Promise<OperatedCompany[]> {
  if (pks.length === 0) return [];
  const tables = operatorTables(connection);
  const now = connection.now();
  const companies = await tables
    .companies()
    .where('companies.pk', 'in', pks)
    .select(['companies.pk', 'companies.name', 'companies.device_count', 'companies.created_at'])
    .execute();
  const people = await tables.peopleCounts(pks).execute();
  const devices = await tables.deviceNumbers(pks).execute();
  const licenses = await licensesOf(connection, pks);
  return pks.flatMap((id) => {
    const company = companies.find((row) => row.pk === id);
    if (!company) return [];
    const crowd = people.find(({ company_fk }) => company_fk === id);
    const fleet = devices.find(({ company_fk }) => company_fk === id);
    const online = fleet?.online ?? 0;
    const past = [crowd?.last_login_at, fleet?.last_connected_at, fleet?.last_disconnected_at];
    const last = online > 0 ? now : latestOf(past);
    return [
      {
        id,
        name: company.name,
        devices: company.device_count,
        devicesOnline: online,
        ...licenseFacts(licenses.get(id) ?? [], now),
        people: crowd?.people ?? 0,
        lastActivity: last === null ? null : instantText(last),
        createTime: instantText(company.created_at),
      },
    ];
  });
}
