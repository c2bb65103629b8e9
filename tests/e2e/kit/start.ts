import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { CONSOLES_VARIABLE, type StartedConsole } from './consoles.ts';
import { freePort, isReady } from './startedServer.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder with the built agent and its release notes, which may not exist yet. */
function agentsOf(dataFolder: string): string {
  const folder = path.join(dataFolder, 'agents');
  mkdirSync(folder);
  for (const file of ['remote-console-agent.mjs', 'release-notes.json']) {
    symlinkSync(path.join(root, 'packages/agent/programs', file), path.join(folder, file));
  }
  return folder;
}

interface RunningConsole extends StartedConsole {
  readonly end: () => Promise<void>;
}

/** Starts a console as a person would, in its own data folder; ends it with Ctrl-C and expects a clean exit. */
async function startConsole(): Promise<RunningConsole> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'remote-console-e2e-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      DEMO: '1',
      // The simulated fleet's measurements are of no interest here; played devices report at their own pace.
      SIMULATED_HEARTBEAT_SECONDS: '120',
      // Reading the properties of this computer starts a dozen programs.
      HEARTBEAT_SECONDS: '15',
      // Executables take minutes and the network, and existing ones may be old: tests install what the build makes.
      BUILD_AGENTS: '0',
      AGENTS_DIR: agentsOf(dataFolder),
      // A test acts as a proxy to the server, so that it can come from another address.
      TRUSTED_PROXIES: '127.0.0.0/8',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await isReady(url, child);
  return {
    url,
    dataFolder,
    end: async () => {
      child.kill('SIGINT');
      const [status]: unknown[] = await once(child, 'exit');
      rmSync(dataFolder, { recursive: true, force: true });
      if (status !== 0) throw new Error(`After Ctrl-C npm start ended with ${String(status)} instead of 0.`);
    },
  };
}

/** Builds what is stale, so that consoles starting at the same time find it built. */
async function build(): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build', '--ignore-scripts'], { cwd: root, stdio: 'inherit' });
  const [status]: unknown[] = await once(child, 'exit');
  if (status !== 0) throw new Error('The build failed.');
}

/** Starts one console for each worker. */
export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  await build();
  const consoles = await Promise.all(Array.from({ length: workers }, async () => startConsole()));
  const started = consoles.map(({ url, dataFolder }): StartedConsole => ({ url, dataFolder }));
  process.env[CONSOLES_VARIABLE] = JSON.stringify(started);
  return async () => {
    await Promise.all(consoles.map(async ({ end }) => end()));
  };
}
