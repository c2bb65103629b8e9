import type { License } from '@remote-console/api-client/contract';
import { isExpired } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { companyTables, type Connection, instantText, type Schema } from '../database/index.ts';

/** A stored license as it is sent. */
export function licenseRecord(license: Selectable<Schema['licenses']>, now: number): License {
  const pay_expire = instantText(license.pay_expire);
  return {
    pay_pk: license.pk,
    pay_type: license.pay_type,
    pay_dev_vol: license.pay_dev_vol,
    pay_start: instantText(license.pay_start),
    pay_expire,
    pay_lisence_ref: license.pay_lisence_ref,
    isExpired: isExpired({ pay_expire }, now),
  };
}

/** The license records of a company, oldest first. */
export async function licensesOf(connection: Connection, companyPk: number): Promise<License[]> {
  const rows = await companyTables(connection, companyPk).licenses().selectAll().orderBy('pk').execute();
  return rows.map((row) => licenseRecord(row, connection.now()));
}
