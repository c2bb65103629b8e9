import { DAY_MS } from '../time/index.ts';

/** The plans, from the trial to the largest; the contract lists the same ones (A-LICENSE-02). */
export type Plan = 'Free' | 'Basic' | 'Corporate';

/** Length of a new company's free trial, in days (A-CONST-01). */
export const FREE_TRIAL_DAYS = 15;

/** Number of devices in a free trial (A-CONST-02). */
export const FREE_TRIAL_DEVICES = 5;

/** Minimum number of devices for a Corporate license (A-CONST-03). */
export const CORPORATE_MINIMUM_DEVICES = 5;

/** How long before its expiry a warning about a license appears, in milliseconds (A-LICENSE-06). */
export const EXPIRY_WARNING_MS = 7 * DAY_MS;
