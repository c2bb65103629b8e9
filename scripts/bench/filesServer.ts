/** A server and the agent of this machine, which shares a folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { createPasswordHasher, openDatabase, readSettings, seedLoad } from '@remote-console/server';
import { root } from '../run/server.ts';
import { addressOf, ended } from './child.ts';
import { startFleetServer } from './fleetServer.ts';

/** A server with one device, whose files can be accessed. */
export interface FilesServer {
  readonly server: ChildProcess;
  readonly agent: ChildProcess;
  readonly origin: string;
  /** Of an administrator. */
  readonly token: string;
  readonly deviceId: number;
  readonly end: () => Promise<void>;
}

const PASSWORD = 'Bench!2345';
const LONGEST_WAIT_MS = 60_000;

async function call(origin: string, path: string, token: string, body?: object): Promise<string> {
  const response = await fetch(`${origin}${API_BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { token, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.text();
}

const textIn = (answer: string, name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(answer)?.[1] ?? '';

async function sharingDevice(origin: string, token: string): Promise<number> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < giveUpAt) {
    const answer = await call(origin, '/devices', token);
    const found = /"files"/.test(answer) ? /"pk":(\d+)/.exec(answer)?.[1] : undefined;
    if (found !== undefined) return Number(found);
    await pause(200);
  }
  throw new Error('The agent does not share its folder.');
}

/** Starts a server with its data in one folder, and an agent that shares another. */
export async function startFilesServer(dataFolder: string, shared: string): Promise<FilesServer> {
  const database = await openDatabase(readSettings({ DATA_DIR: dataFolder }).place);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId } = await seedLoad(database, { devices: 0, groups: 0, now: Date.now(), passwordHash });
  await database.query.updateTable('licenses').set({ pay_dev_vol: 1 }).execute();
  await database.close();
  const server = startFleetServer(dataFolder);
  const origin = await addressOf(server);
  const token = textIn(await call(origin, '/access', '', { type: '1STEP', mail: managerId, pw: PASSWORD }), 'token');
  const enrolmentToken = textIn(await call(origin, '/enrolments', token, {}), 'enrolment_token');
  const agent = spawn(process.execPath, [path.join(root, 'packages/agent/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      HOME: dataFolder,
      REMOTE_CONSOLE_SERVER: origin,
      REMOTE_CONSOLE_ENROLMENT_TOKEN: enrolmentToken,
      REMOTE_CONSOLE_AGENT_DATA: path.join(dataFolder, 'agent'),
      REMOTE_CONSOLE_ALLOW_FILES: shared,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = async () => {
    await ended(agent);
    await ended(server);
  };
  try {
    return { server, agent, origin, token, deviceId: await sharingDevice(origin, token), end };
  } catch (thrown) {
    await end();
    throw thrown;
  }
}
