import { fleetPlan } from './fleetPlan.ts';
import { CAFE_SITES, RETAIL_NEWCOMERS, RETAIL_SITES } from './sites.ts';

/** The fleet of the first company. */
export const RETAIL_FLEET = {
  seed: 4400,
  plan: fleetPlan({ sites: RETAIL_SITES, newcomers: RETAIL_NEWCOMERS, seed: 4400 }),
};

/** The fleet of the second company. */
export const CAFE_FLEET = { seed: 4401, plan: fleetPlan({ sites: CAFE_SITES, newcomers: [], seed: 4401 }) };
