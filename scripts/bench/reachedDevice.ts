/** A server and an agent of the product, so that a console page can connect to a device. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { root } from '../run/server.ts';
import { addressOf, ended, type ListServer } from './child.ts';
import { logIn, prepareFleet, startFleetServer } from './fleetServer.ts';

/** A device that can be reached, and its server with a session of the administrator. */
export interface ReachedDevice extends ListServer {
  readonly deviceId: number;
}

const PASSWORD = 'Bench!2345';
const PATIENCE_MS = 60_000;

/** Waits for a device that offers something. */
async function offering(origin: string, token: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < PATIENCE_MS) {
    const answer = await fetch(`${origin}${API_BASE}/devices?limit=1`, { headers: { token } });
    const { objects } = (await answer.json()) as { objects: { pk: number; remote_kinds: string[] }[] };
    const [device] = objects;
    if (device && device.remote_kinds.length > 0) return device.pk;
    await pause(200);
  }
  throw new Error('No device came that offers anything.');
}

/**
 * Starts a server with one device.
 *
 * @param words The agent's arguments, such as `--allow-screen`.
 */
export async function reachDevice(words: readonly string[]): Promise<ReachedDevice> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reached-device-'));
  const { enrolmentToken, managerId } = await prepareFleet(folder, 10, PASSWORD);
  const tokenFile = path.join(folder, 'enrolment-token');
  writeFileSync(tokenFile, enrolmentToken, { mode: 0o600 });
  const server = startFleetServer(folder);
  const origin = await addressOf(server);
  const place = ['--server', origin, '--token-file', tokenFile, '--data', path.join(folder, 'agent')];
  const agent = spawn(process.execPath, [path.join(root, 'packages/agent/dist/main.js'), ...place, ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async () => {
    await ended(agent);
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const token = await logIn(origin, managerId, PASSWORD);
    return { origin, token, deviceId: await offering(origin, token), end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}
