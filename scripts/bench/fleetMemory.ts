/** Resident memory of the server under a fleet of 10,000 agents: at the end, to that of soon after all had come. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createPasswordHasher,
  newToken,
  openDatabase,
  readSettings,
  seedLoad,
  tokenHash,
} from '@remote-console/server';
import { root } from '../run/server.ts';
import { addressOf, MEGABYTE, residentBytes } from './child.ts';
import { median, type Finding } from './finding.ts';

const AGENTS = 10_000;
const SAMPLE_MS = 2000;
/** Growth that is not explained by caches and heap that settle. */
const GOAL = 1.5;
/** Simulated devices are switched off at times, so never all of them are there. */
const PRESENT = 0.8;
const ENROLMENT_PATIENCE_MS = 10 * 60_000;

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/** A database with one company that has room for the fleet; the token to enrol it. */
async function prepare(folder: string): Promise<string> {
  const { place } = readSettings({ DATA_DIR: folder });
  const database = await openDatabase(place);
  const now = Date.now();
  const passwordHash = await createPasswordHasher().hash(newToken());
  const company = await seedLoad(database, { devices: 0, groups: 0, now, passwordHash });
  await database.query.updateTable('licenses').set({ pay_dev_vol: AGENTS }).execute();
  const token = newToken();
  const row = {
    company_fk: company.companyPk,
    device_group_fk: company.defaultGroupPk,
    made_by_server: 1 as const,
    device_limit: AGENTS,
    created_at: now,
    revoked_at: null,
    expires_at: now + 86_400_000,
  };
  await database.query
    .insertInto('enrolment_tokens')
    .values({ ...row, token_hash: tokenHash(token) })
    .execute();
  await database.close();
  return token;
}

/** How many devices are online now. */
async function onlineAt(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^remote_console_devices_online (\d+)$/m.exec(text)?.[1] ?? Number.NaN);
}

async function sampled(server: ChildProcess, forMs: number): Promise<number> {
  const samples: number[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    samples.push(residentBytes(server));
    await pause(SAMPLE_MS);
  }
  return median(samples);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function fleetMemory(): Promise<Finding[]> {
  const minutes = Number(process.env['BENCH_FLEET_MINUTES'] ?? 10);
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-memory-'));
  const tokenFile = path.join(folder, 'enrolment-token');
  writeFileSync(tokenFile, await prepare(folder), { mode: 0o600 });
  const server = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(server);
  const words = [
    '--server',
    address,
    '--token-file',
    tokenFile,
    '--data',
    path.join(folder, 'agents'),
    '--fleet',
    String(AGENTS),
  ];
  const fleet = spawn(process.execPath, [path.join(root, 'packages/agent/dist/main.js'), ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const startedAt = performance.now();
    while ((await onlineAt(address)) < AGENTS * PRESENT) {
      if (performance.now() - startedAt > ENROLMENT_PATIENCE_MS) throw new Error('The fleet did not come.');
      await pause(SAMPLE_MS);
    }
    const enrolledSeconds = (performance.now() - startedAt) / 1000;
    // A tenth of the time to settle and to look at the beginning, a tenth at the end to look at the end.
    const tenth = (minutes * 60_000) / 10;
    const first = await sampled(server, tenth);
    await pause(8 * tenth);
    const last = await sampled(server, tenth);
    const online = await onlineAt(address);
    return [
      {
        what: `server memory after ${minutes} minutes of ${AGENTS.toLocaleString('en')} agents, to the first of them`,
        value: last / first,
        unit: 'times',
        goal: GOAL,
        detail: `${Math.round(last / MEGABYTE)} to ${Math.round(first / MEGABYTE)} MB, ${online} online, there after ${Math.round(enrolledSeconds)} s`,
      },
    ];
  } finally {
    await ended(fleet);
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  }
}
