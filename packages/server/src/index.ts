/** The server for those who start it from a program: tests, the benchmark, tools. */
export { createPasswordHasher, type PasswordHasher } from './members/passwordHash.ts';
export { newToken, tokenHash } from './members/secrets.ts';
export { type Clock, connect, type Connection, type EventBus } from './database/connection.ts';
export type { DatabasePlace, Engine } from './database/dialect.ts';
export { openDatabase, type OpenDatabase } from './database/openDatabase.ts';
export { type LoadOptions, type SeededLoad, seedLoad } from './setup/seedLoad.ts';
export { packUsage } from './devices/usage/packUsage.ts';
export { createMemoryBus } from './events/memoryBus.ts';
export { type App, type AppOptions, createApp } from './app/createApp.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { SettingError } from './settings/settingValues.ts';
export { StartError } from './setup/dataFolder.ts';
export { type LoadDemo, type RunningServer, startServer, type StartParts } from './app/startServer.ts';
