/** Resident memory of the server under 10,000 agents: at the end, relative to shortly after all had arrived. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../run/server.ts';
import { addressOf, ended, MEGABYTE, residentBytes } from './child.ts';
import { median, type Finding } from './finding.ts';
import { prepareFleet, startFleetServer } from './fleetServer.ts';

const AGENTS = 10_000;
const SAMPLE_MS = 2000;
/** Caches fill and the heap settles while the fleet arrives; after that nothing should grow. */
const GOAL = 1.2;
/** Simulated devices are switched off at times, so they are never all online. */
const PRESENT = 0.8;
const ENROLMENT_PATIENCE_MS = 10 * 60_000;

const pause = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

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

export async function fleetMemory(): Promise<Finding[]> {
  const minutes = Number(process.env['BENCH_FLEET_MINUTES'] ?? 10);
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-memory-'));
  const tokenFile = path.join(folder, 'enrolment-token');
  const { enrolmentToken } = await prepareFleet(folder, AGENTS);
  writeFileSync(tokenFile, enrolmentToken, { mode: 0o600 });
  const server = startFleetServer(folder);
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
    // A tenth of the time to settle and to measure the beginning, a tenth at the end to measure the end.
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
