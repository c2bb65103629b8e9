export { type App, type AppOptions, createApp } from './createApp.ts';
export { type LoadDemo, type RunningServer, type StartParts, startServer } from './startServer.ts';
