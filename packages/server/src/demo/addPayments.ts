import { DAY_MS, DEFAULT_TIME_ZONE_ID, LICENSE_PERIODS, licensePrice, type SoldPlan } from '@remote-console/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/index.ts';

const MONTH_DAYS = 30;

/** The longest period on sale that is not longer than a license, and its price. */
function boughtFor({ pay_dev_vol, pay_start, pay_expire }: Selectable<Schema['licenses']>, licensePlan: SoldPlan) {
  const days = (pay_expire - pay_start) / DAY_MS;
  const months = LICENSE_PERIODS.findLast((period) => period * MONTH_DAYS <= days) ?? 1;
  return { months, price: licensePrice({ licensePlan, devices: pay_dev_vol, months }).total };
}

/** Records the payments for the licenses of a company: the first one, and each that extends it. */
export async function addPayments(query: Kysely<Schema>, companyId: number, payerId: number): Promise<void> {
  const licenses = await query
    .selectFrom('licenses')
    .selectAll()
    .where('company_fk', '=', companyId)
    .orderBy('pk')
    .execute();
  for (const license of licenses) {
    if (license.pay_type === 'Free') continue;
    const renewed = license.pay_lisence_ref;
    await query
      .insertInto('payments')
      .values({
        company_fk: companyId,
        member_fk: payerId,
        order_id: `demo-${license.pk}`,
        state: 'paid',
        plan: license.pay_type,
        device_count: license.pay_dev_vol,
        ...boughtFor(license, license.pay_type),
        payment_method: renewed === null ? 'SC0010' : 'SC0030',
        start_at: license.pay_start,
        expire_at: license.pay_expire,
        time_zone_id: DEFAULT_TIME_ZONE_ID,
        renewed_license_fk: renewed,
        license_fk: license.pk,
        remarks: renewed === null ? 'new' : 'renewal',
        created_at: license.pay_start,
        settled_at: license.pay_start,
      })
      .execute();
  }
}
