/** The server for those who start it from a program: tests, the benchmark, tools. */
export { createPasswordHasher, newToken, type PasswordHasher, tokenHash } from './members/index.ts';
export {
  type Clock,
  connect,
  type Connection,
  type DatabasePlace,
  type Engine,
  type EventBus,
  openDatabase,
  type OpenDatabase,
} from './database/index.ts';
export { type LoadOptions, type SeededLoad, seedLoad, StartError } from './setup/index.ts';
export { packUsage } from './devices/index.ts';
export { createMemoryBus } from './events/index.ts';
export {
  type App,
  type AppOptions,
  createApp,
  type LoadDemo,
  type RunningServer,
  type StartParts,
  startServer,
} from './app/index.ts';
export { readSettings, SettingError, type Settings } from './settings/index.ts';
