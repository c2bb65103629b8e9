import { DAY_MS } from '../time/index.ts';

/** The plans, from the trial to the largest; the contract lists the same ones (A-LICENSE-02). */
export type Plan = 'Free' | 'Basic' | 'Corporate';

/** Days a new company may use the console for free (A-CONST-01). */
export const FREE_TRIAL_DAYS = 15;

/** Devices a free trial covers (A-CONST-02). */
export const FREE_TRIAL_DEVICES = 5;

/** Fewest devices a Corporate license is sold for (A-CONST-03). */
export const CORPORATE_MINIMUM_DEVICES = 5;

/** How long before its expiry a license is warned about, in milliseconds (A-LICENSE-06). */
export const EXPIRY_WARNING_MS = 7 * DAY_MS;
