import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { consoleUrl } from './person.ts';

/** The agent as a program of this computer, without a service. */
export interface AgentProcess {
  /** Waits until it has printed a sentence. */
  readonly says: (sentence: RegExp) => Promise<void>;
  /** What it has printed so far. */
  readonly said: () => string;
  /** Asks it to stop, as a service manager does. */
  readonly stop: () => Promise<number | null>;
  /** Waits for it to end; its exit code. */
  readonly ended: Promise<number | null>;
}

/** A place on this computer where agents store their identity. */
export interface AgentPlace {
  /** A folder for the data of one agent; it may be copied. */
  readonly folder: (name: string) => string;
  /** Starts the single-file agent that the server offers, with the data of a folder. */
  readonly start: (dataFolder: string, enrolmentToken?: string) => Promise<AgentProcess>;
  /** Starts the agent of the package, which has the native parts missing in the single file, with more parameters. */
  readonly startPackage: (
    dataFolder: string,
    enrolmentToken: string,
    words: readonly string[],
  ) => Promise<AgentProcess>;
  /** Ends every agent and removes everything. */
  readonly end: () => Promise<void>;
}

const PATIENCE_MS = 90_000;

/** The program of the agent's package, as built. */
const PACKAGE = path.join(import.meta.dirname, '../../../packages/agent/dist/main.js');

async function download(file: string): Promise<string> {
  const bundle = path.join(file, 'remote-console-agent.mjs');
  const response = await fetch(consoleUrl('/download/remote-console-agent.mjs'));
  await writeFile(bundle, Buffer.from(await response.arrayBuffer()));
  return bundle;
}

/** Creates a place with the agent that this run's server offers. */
export async function openAgentPlace(): Promise<AgentPlace> {
  const root = await mkdtemp(path.join(tmpdir(), 'remote-console-agents-'));
  const bundle = await download(root);
  const processes: AgentProcess[] = [];

  async function run(
    program: string,
    dataFolder: string,
    enrolmentToken?: string,
    more: readonly string[] = [],
  ): Promise<AgentProcess> {
    const tokenFile = path.join(root, crypto.randomUUID());
    if (enrolmentToken !== undefined) await writeFile(tokenFile, enrolmentToken, { mode: 0o600 });
    const words = ['--server', new URL(consoleUrl()).origin, '--data', dataFolder];
    const child = spawn(
      process.execPath,
      [program, ...words, ...more, ...(enrolmentToken === undefined ? [] : ['--token-file', tokenFile])],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env['PATH'], HOME: root, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      },
    );
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    child.stderr.on('data', (part) => (said += String(part)));
    const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
    const agent: AgentProcess = {
      said: () => said,
      says: (sentence) => expect.poll(() => said, { timeout: PATIENCE_MS }).toMatch(sentence),
      ended,
      async stop() {
        child.kill('SIGTERM');
        return ended;
      },
    };
    processes.push(agent);
    return agent;
  }

  return {
    folder: (name) => path.join(root, name),
    start: (dataFolder, enrolmentToken) => run(bundle, dataFolder, enrolmentToken),
    startPackage: (...named) => run(PACKAGE, ...named),
    async end() {
      await Promise.all(processes.map((agent) => agent.stop()));
      await rm(root, { recursive: true, force: true });
    },
  };
}
