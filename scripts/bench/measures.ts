import { agentRestart } from './agentRestart.ts';
import { deviceList } from './deviceList.ts';
import { overview } from './overview.ts';
import { firstSession } from './firstSession.ts';
import { fleetMemory } from './fleetMemory.ts';
import { groupTree } from './groupTree.ts';
import { listGrowth } from './listGrowth.ts';
import { listLive } from './listLive.ts';
import { listPage } from './listPage.ts';
import { listSize } from './listSize.ts';
import { liveWall } from './liveWall.ts';
import { loginSize } from './loginSize.ts';
import { pageSwitchHeap } from './pageSwitchHeap.ts';
import { remote } from './remote.ts';
import { remoteFiles } from './remoteFiles.ts';
import { remoteScreen } from './remoteScreen.ts';
import { serverMemory } from './serverMemory.ts';
import { sheetImport } from './sheetImport.ts';
import { throughput } from './throughput.ts';
import { usage } from './usage.ts';

/** Every measure by name; `npm run bench -- throughput remote` takes those whose names start like that. */
export const MEASURES = {
  loginSize,
  listSize,
  listPage,
  listLive,
  listGrowth,
  liveWall,
  groupTree,
  sheetImport,
  pageSwitchHeap,
  deviceList,
  overview,
  throughput,
  serverMemory,
  fleetMemory,
  agentRestart,
  remote: async () => [...(await remote()), ...(await remoteFiles())],
  remoteScreen,
  remoteFirstSession: firstSession,
  usage,
};
