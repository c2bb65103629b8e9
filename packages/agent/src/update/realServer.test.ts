import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startRealAgent } from '../real/startRealAgent.ts';
import { aMachine } from '../testing/aMachine.ts';
import { startRealServer } from '../testing/realServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { AGENT_VERSION } from '../version/index.ts';
import { startLaunched } from './launched.ts';
import { launch } from './launcher.ts';
import { createUpdater } from './updater.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const FILE = 'remote-console-agent-linux-x64';
const OFTEN = { interval: 100, timeout: 40_000 };

it('an agent of the server itself updates to this version, and goes back when the next one does not run', async () => {
  const downloads = await temporaryFolder();
  const offer = async (version: string, program: string) => {
    await writeFile(join(downloads, FILE), `#!/bin/sh\n${program}\n`);
    await writeFile(join(downloads, 'versions.json'), JSON.stringify({ [FILE]: version }));
  };
  await offer(AGENT_VERSION, `exec "${process.execPath}" --conditions=@remote-console/source "${MAIN}" "$@"`);
  const { origin, enrolmentToken, latestVersion, askForUpdate, lastCommand, device } = await startRealServer(downloads);
  const dataFolder = join(await temporaryFolder(), 'data');
  await mkdir(dataFolder, { mode: 0o700 });
  const stopping = new AbortController();
  const end = launch({
    dataFolder,
    ownVersion: '0.0.1',
    stopping: stopping.signal,
    say: () => undefined,
    start: (file) => startLaunched(file, ['--server', origin, '--data', dataFolder]),
    // The installed program: it claims an older version, and is otherwise this one.
    runOwn: async () => {
      const updater = createUpdater({
        dataFolder,
        version: '0.0.1',
        system: 'linux-x64',
        noteReport: async () => undefined,
      });
      const machine = aMachine(() => ({ dev_ver: '0.0.1' }));
      const handle = await startRealAgent({ server: origin, dataFolder, enrolmentToken, machine, updater });
      stopping.signal.addEventListener('abort', () => void handle.stop());
      const { kind } = await handle.ended;
      return kind === 'replaced' ? kind : 0;
    },
  });
  onTestFinished(async () => {
    stopping.abort();
    await end;
  });
  await vi.waitFor(() => expect(device()).toEqual({ alive: 1, version: '0.0.1' }), OFTEN);
  await vi.waitFor(() => expect(latestVersion()).toBe(AGENT_VERSION), OFTEN);
  askForUpdate();
  await vi.waitFor(() => expect(lastCommand().state).toBe('acknowledged'), OFTEN);
  expect(lastCommand().reason).toBe(`The agent now has version ${AGENT_VERSION}.`);
  await vi.waitFor(() => expect(device()).toEqual({ alive: 1, version: AGENT_VERSION }), OFTEN);

  await offer('9.0.0', 'exit 3');
  await vi.waitFor(() => expect(latestVersion()).toBe('9.0.0'), OFTEN);
  askForUpdate();
  await vi.waitFor(() => expect(lastCommand().state).toBe('failed'), OFTEN);
  expect(lastCommand().reason).toBe('update_rolled_back: version 9.0.0 ended with code 3 before it reported');
  await vi.waitFor(() => expect(device()).toEqual({ alive: 1, version: AGENT_VERSION }), OFTEN);
  stopping.abort();
  expect(await end).toBe(0);
  await vi.waitFor(() => expect(device()?.alive).toBe(0), OFTEN);
}, 120_000);
