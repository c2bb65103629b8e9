export { lockDataFolder, makeDataFolder, StartError } from './dataFolder.ts';
export { planFirstAdministrator } from './firstAdministrator.ts';
export type { MadeAccount } from './newPassword.ts';
export { checkPurpose, markPurpose } from './purpose.ts';
export { type LoadOptions, type SeededLoad, seedLoad } from './seedLoad.ts';
export { planServiceOperator } from './serviceOperator.ts';
