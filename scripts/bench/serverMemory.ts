/** Resident memory of the running server with the demo, against a Node process that does nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '@remote-console/api-client/contract';
import { root } from '../run/server.ts';
import { addressOf, MEGABYTE, residentBytes } from './child.ts';
import type { Finding } from './finding.ts';

const REQUESTS = 300;

async function idleNode(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  await new Promise((resume) => setTimeout(resume, 1000));
  const bytes = residentBytes(child);
  child.kill();
  return bytes;
}

export async function serverMemory(): Promise<Finding[]> {
  const floor = await idleNode();
  const folder = mkdtempSync(path.join(tmpdir(), 'server-memory-'));
  const child = spawn(process.execPath, [path.join(root, 'packages/server/dist/main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = `${await addressOf(child)}${API_BASE}`;
    const answer = await fetch(`${address}/access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: '1STEP', mail: 'manager@demo.example', pw: 'Demo!2345' }),
    });
    const { objects } = (await answer.json()) as { objects: { token: string } };
    for (let count = 0; count < REQUESTS; count += 1) {
      const page = await fetch(`${address}/devices?limit=36`, { headers: { token: objects.token } });
      await page.text();
    }
    const bytes = residentBytes(child);
    return [
      {
        what: `server memory after ${REQUESTS} pages of the demo fleet, to an idle Node process`,
        value: bytes / floor,
        unit: 'times',
        detail: `${Math.round(bytes / MEGABYTE)} to ${Math.round(floor / MEGABYTE)} MB`,
      },
    ];
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
