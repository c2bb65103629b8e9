export { isLaunched, REPLACED_CODE, startLaunched, tellReport } from './launched.ts';
export { launch } from './launcher.ts';
export { forgetUpdates } from './programs.ts';
export { createUpdater, updateSystemOf, type UpdateConnection, type Updater, type UpdateResult } from './updater.ts';
