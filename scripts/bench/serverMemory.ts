/** Resident memory of the running server with the demo: relative to an idle Node process, and while in use. */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@remote-console/api-client/contract';
import { MEGABYTE, residentBytes } from './child.ts';
import { startDemoServer } from './demoServer.ts';
import { DEMO_PASSWORD, MANAGER, useDemo } from './demoUse.ts';
import { median, type Finding } from './finding.ts';
import { logIn } from './fleetServer.ts';

const REQUESTS = 300;
/** Relative to an idle Node process, and of a server in use relative to the same server before its first use. */
const GOALS = { idle: 4, use: 1.5 } as const;
const MINUTES = Number(process.env['BENCH_USE_MINUTES'] ?? 5);
const SAMPLES = 10;
const SAMPLE_MS = 1000;

async function idleNode(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await pause(1000);
  const bytes = residentBytes(child);
  child.kill();
  return bytes;
}

async function sampled(server: ChildProcess): Promise<number> {
  const samples: number[] = [];
  while (samples.length < SAMPLES) {
    samples.push(residentBytes(server));
    await pause(SAMPLE_MS);
  }
  return median(samples);
}

export async function serverMemory(): Promise<Finding[]> {
  const floor = await idleNode();
  const { server, origin, startFleet, end } = await startDemoServer();
  try {
    const token = await logIn(origin, MANAGER, DEMO_PASSWORD);
    for (let count = 0; count < REQUESTS; count += 1) {
      const page = await fetch(`${origin}${API_BASE}/devices?limit=36`, { headers: { token } });
      await page.text();
    }
    const afterPages = residentBytes(server);
    await startFleet();
    const before = await sampled(server);
    const requests = await useDemo(origin, MINUTES * 60_000);
    const after = await sampled(server);
    const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
    return [
      {
        what: `server memory after ${REQUESTS} pages of the demo fleet, to an idle Node process`,
        value: afterPages / floor,
        unit: 'times',
        goal: GOALS.idle,
        detail: `${megabytes(afterPages)} to ${megabytes(floor)} MB`,
      },
      {
        what: `server memory after ${MINUTES} minutes in which people use the demo without a pause, to that before`,
        value: after / before,
        unit: 'times',
        goal: GOALS.use,
        detail: `${megabytes(after)} to ${megabytes(before)} MB, ${requests.toLocaleString('en')} requests`,
      },
    ];
  } finally {
    await end();
  }
}
