import type { License } from '@remote-console/api-client/contract';
import { isExpired } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, type Connection, instantText, type Schema } from '../database/index.ts';

/** A stored license as it is sent. */
export function licenseRecord(license: Selectable<Schema['licenses']>, now: number): License {
  const expiryDate = instantText(license.pay_expire);
  return {
    licenseId: license.pk,
    plan: license.pay_type,
    licensedDevices: license.pay_dev_vol,
    licenseStart: instantText(license.pay_start),
    expiryDate,
    licenseReference: license.pay_lisence_ref,
    isExpired: isExpired({ expiryDate }, now),
  };
}

/** The license records of a company, oldest first. */
export async function licensesOf(connection: Connection, companyId: number): Promise<License[]> {
  const rows = await companyTables(connection, companyId).licenses().selectAll().orderBy('pk').execute();
  return rows.map((row) => licenseRecord(row, connection.now()));
}
