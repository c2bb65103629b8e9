// An installed agent of version 1.0.0 as its own process, which tests kill. Its parameters: server, data folder.
import { startRealAgent } from '../real/startRealAgent.ts';
import { startLaunched } from '../update/launched.ts';
import { launch } from '../update/launcher.ts';
import { createUpdater } from '../update/updater.ts';
import { aMachine } from './aMachine.ts';
import { ENROLMENT_TOKEN } from './fakeServer.ts';

const [, , server = '', dataFolder = ''] = process.argv;
const version = '1.0.0';

await launch({
  dataFolder,
  ownVersion: version,
  runOwn: async () => {
    const updater = createUpdater({ dataFolder, version, system: 'linux-x64', noteReport: async () => undefined });
    const machine = aMachine(() => ({ dev_ver: version }));
    const handle = await startRealAgent({ server, dataFolder, enrolmentToken: ENROLMENT_TOKEN, machine, updater });
    const { kind } = await handle.ended;
    return kind === 'replaced' ? kind : 0;
  },
  start: (file) => startLaunched(file, []),
  stopping: new AbortController().signal,
  say: () => undefined,
});
