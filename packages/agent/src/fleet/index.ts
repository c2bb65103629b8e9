export { LARGEST_FLEET, makeFleetPlan } from './makeFleetPlan.ts';
export { FleetPlanError, readFleetPlan } from './readFleetPlan.ts';
export { startFleet, type FleetOptions } from './startFleet.ts';
