import { type LicenseState, licenseState } from '@remote-console/domain';
import type { Flag } from '../database/schema.ts';
import { companyTables } from '../database/scope.ts';
import { requestUpdates } from '../agents/requestUpdates.ts';
import { licensesOf } from '../license/licenseStore.ts';
import { licensesFor } from './profile.ts';
import type { StoreAccess } from '../members/storeAccess.ts';

/** What people may know of their own company. */
export function companyStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyPk);
  return {
    /** The license records as the person may read them, oldest first. */
    licenses: () => licensesFor(connection, member),

    /** What the licenses amount to now. */
    async licenseState(): Promise<LicenseState> {
      return licenseState(await licensesOf(connection, scope.companyPk), connection.now());
    },

    /** Asks every online Windows agent of the company to update itself; answers how many there are. */
    requestUpdates: () => requestUpdates(connection, { scope, member }),

    /** All devices of the company, whoever may open them. */
    async deviceCount(): Promise<number> {
      const company = await tables.company().select('device_count').executeTakeFirstOrThrow();
      return company.device_count;
    },

    /** The flags that decide menu entries; none is set where the company has no policy. */
    async menuFlags(): Promise<{ use_approval: Flag; common_policy: Flag; ip_policy: Flag }> {
      const policy = await tables.policies().select(['use_approval', 'common_policy', 'ip_policy']).executeTakeFirst();
      return policy ?? { use_approval: 0, common_policy: 0, ip_policy: 0 };
    },
  };
}

/** What `companyStore` gives. */
export type CompanyStore = ReturnType<typeof companyStore>;
