import { DAY_MS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';

const DAYS_BACK = 90;
/** Fraction of today's devices that existed on the first day. */
const FIRST_SHARE = 0.78;
/** Devices are added site by site, every given number of days. */
const STEP_DAYS = 5;

/** Adds how many devices a company had on the days before: their number grew, a site at a time. */
export async function addDeviceCounts(
  query: Kysely<Schema>,
  companyId: number,
  devices: number,
  now: number,
): Promise<void> {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  await query
    .insertInto('device_counts')
    .values(
      Array.from({ length: DAYS_BACK }, (_, index) => {
        const passed = Math.floor(index / STEP_DAYS) / Math.floor(DAYS_BACK / STEP_DAYS);
        return {
          company_fk: companyId,
          day_at: today - (DAYS_BACK - index) * DAY_MS,
          devices: Math.round(devices * (FIRST_SHARE + (1 - FIRST_SHARE) * passed)),
        };
      }),
    )
    .execute();
}
