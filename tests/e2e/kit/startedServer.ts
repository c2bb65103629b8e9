import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const READY_WITHIN_MS = 120_000;

/** A port of this machine that nothing listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/**
 * Waits until a started server answers.
 *
 * @throws Error where it has ended, or takes longer than two minutes.
 */
export async function isReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('The console did not start in time.');
}
