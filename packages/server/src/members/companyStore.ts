import type { License } from '@remote-console/api-client/contract';
import { type LicenseState, licenseState, shownLicenses } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';
import { licensesOf } from './licenseStore.ts';
import type { Member } from './memberStore.ts';
import { roleWord } from './roles.ts';
import type { StoreAccess } from './storeAccess.ts';

/** The license records of a person's company, as that person may read them, oldest first. */
export async function licensesFor(
  connection: Connection,
  { company_fk, member_type_id }: Pick<Member, 'company_fk' | 'member_type_id'>,
): Promise<License[]> {
  const licenses = await licensesOf(connection, company_fk);
  return shownLicenses(licenses, { memberType: member_type_id, type: roleWord({ member_type_id }) });
}

/** What people may know about their own company. */
export function companyStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyId);
  return {
    /** The license records as the person may read them, oldest first. */
    licenses: () => licensesFor(connection, member),

    /** What the licenses add up to now. */
    async licenseState(): Promise<LicenseState> {
      return licenseState(await licensesOf(connection, scope.companyId), connection.now());
    },

    /** All devices of the company, including those that the person cannot open. */
    async deviceCount(): Promise<number> {
      const company = await tables.company().select('device_count').executeTakeFirstOrThrow();
      return company.device_count;
    },

    /** The flags that decide menu entries; none is set if the company has no policy. */
    async menuFlags(): Promise<{ needsApproval: boolean; commonPolicy: boolean; ipPolicy: boolean }> {
      const policy = await tables.policies().select(['use_approval', 'common_policy', 'ip_policy']).executeTakeFirst();
      return {
        needsApproval: policy?.use_approval === 1,
        commonPolicy: policy?.common_policy === 1,
        ipPolicy: policy?.ip_policy === 1,
      };
    },
  };
}

/** The return type of `companyStore`. */
export type CompanyStore = ReturnType<typeof companyStore>;
