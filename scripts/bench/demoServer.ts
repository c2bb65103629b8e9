/** The server with its demo, started as by `npm start`, and the simulated fleet that reports to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../run/server.ts';
import { addressOf, ended } from './child.ts';
import { startServerProgram } from './fleetServer.ts';

/** How long the fleet of the demo takes to arrive and the memory of the server to settle, in milliseconds. */
const SETTLING_MS = 30_000;

/** A running server with the demo. */
export interface DemoServer {
  readonly server: ChildProcess;
  readonly origin: string;
  /** Starts the fleet, and waits until its devices are online. */
  readonly startFleet: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts it with a database of its own. */
export async function startDemoServer(): Promise<DemoServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-server-'));
  const server = startServerProgram({ PORT: '0', DATA_DIR: folder, DEMO: '1' });
  const processes = [server];
  const end = async () => {
    for (const child of processes.toReversed()) await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = await addressOf(server).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const startFleet = async () => {
    const tokenFile = path.join(folder, 'agents.json');
    if (!existsSync(tokenFile)) throw new Error('The server has left no tokens for the fleet of the demo.');
    const words = ['--server', origin, '--data', path.join(folder, 'fleet'), '--fleet', tokenFile];
    const program = path.join(root, 'packages/agent/dist/main.js');
    processes.push(spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] }));
    await pause(SETTLING_MS);
  };
  return { server, origin, startFleet, end };
}
