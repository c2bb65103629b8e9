export { openAgentMemory } from './agentFile.ts';
export { openFleetMemory } from './fleetFile.ts';
export { makeFolder } from './makeFolder.ts';
export { DamagedFileError, readJsonFile, writePrivateJson } from './privateFile.ts';
