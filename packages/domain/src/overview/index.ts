export { FLEET_FILTERS, type FleetNumber } from './fleetNumbers.ts';
