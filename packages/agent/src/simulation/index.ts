export type { DeviceProfile, Fleet, FleetPlan } from './deviceProfile.ts';
export { encodePng } from './png.ts';
export { processNames, softwareOf } from './typicalContent.ts';
