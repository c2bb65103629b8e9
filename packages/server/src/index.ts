/** The server for those who start it from a program: tests, the benchmark, tools. */
export { type AppOptions, type App, createApp } from './http/createApp.ts';
export { openDatabase, type OpenDatabase } from './database/openDatabase.ts';
export type { DatabasePlace, Engine } from './database/dialect.ts';
export { createMemoryBus } from './events/memoryBus.ts';
export { readSettings, SettingError, type Settings } from './settings.ts';
export { StartError } from './setup/dataFolder.ts';
export { type LoadDemo, type RunningServer, startServer, type StartParts } from './startServer.ts';
