import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AgentEvent, wait } from '../protocol/index.ts';
import { readJsonFile, writePrivateJson } from '../storage/index.ts';
import { isLaunched } from '../update/index.ts';
import { AGENT_VERSION } from '../version/index.ts';

/** What a running agent records about itself, at every change, for `status`, `doctor` and `uninstall`. */
export interface RunningState {
  /** The process to end in order to end the agent: that of the installed program if it started another version. */
  readonly pid: number;
  /** The version of the program; null where an older one does not say. */
  readonly version: string | null;
  readonly server: string;
  /** Whether reports are currently accepted, and since when; null until the first attempt has ended. */
  readonly reporting: { readonly accepted: boolean; readonly since: string; readonly reason: string } | null;
  readonly allowPower: boolean;
}

const LOOK_AGAIN_MS = 50;

const fileOf = (dataFolder: string) => join(dataFolder, 'running.json');

function isState(value: unknown): value is Omit<RunningState, 'version'> {
  if (typeof value !== 'object' || value === null) return false;
  if (!('pid' in value && 'server' in value && 'reporting' in value && 'allowPower' in value)) return false;
  const { pid, server, reporting, allowPower } = value;
  if (typeof pid !== 'number' || typeof server !== 'string' || typeof allowPower !== 'boolean') return false;
  if (reporting === null) return true;
  if (typeof reporting !== 'object' || !('accepted' in reporting && 'since' in reporting && 'reason' in reporting))
    return false;
  const { accepted, since, reason } = reporting;
  return typeof accepted === 'boolean' && typeof since === 'string' && typeof reason === 'string';
}

function versionIn(state: object): string | null {
  return 'version' in state && typeof state.version === 'string' ? state.version : null;
}

/** Records what happens to the agent of a data folder. */
export async function noteRunning(dataFolder: string, server: string, allowPower: boolean) {
  let writing = Promise.resolve();
  const pid = isLaunched() ? process.ppid : process.pid;
  const note = (reporting: RunningState['reporting']) => {
    const state: RunningState = { pid, version: AGENT_VERSION, server, reporting, allowPower };
    // One after the other; a full disk is reported by whatever needs it more.
    writing = writing.then(() => writePrivateJson(fileOf(dataFolder), state)).catch(() => undefined);
    return writing;
  };
  await note(null);
  return (event: AgentEvent): void => {
    const since = new Date().toISOString();
    if (event.kind === 'connected') void note({ accepted: true, since, reason: '' });
    if (event.kind === 'waiting') void note({ accepted: false, since, reason: event.reason });
  };
}

async function commandOf(pid: number): Promise<string | null> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
}

/** Whether the process exists and, as far as can be seen, is the agent: process ids are reused. */
async function isAgent(pid: number, dataFolder: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    // A process of another user exists all the same.
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  const command = await commandOf(pid);
  return command === null || command.split('\0').includes(dataFolder);
}

/** What the agent of a data folder says about itself; null while none is running. */
export async function readRunning(dataFolder: string): Promise<RunningState | null> {
  const state = await readJsonFile(fileOf(dataFolder)).catch(() => null);
  if (!isState(state) || !(await isAgent(state.pid, dataFolder))) return null;
  return { ...state, version: versionIn(state) };
}

/** Waits until the agent of a data folder reports; false when it takes too long. */
export async function waitForReport(dataFolder: string, patienceMs: number): Promise<boolean> {
  const deadline = AbortSignal.timeout(patienceMs);
  for (;;) {
    if ((await readRunning(dataFolder))?.reporting?.accepted === true) return true;
    if (deadline.aborted) return false;
    await wait(LOOK_AGAIN_MS, deadline);
  }
}

const PATIENCE_MS = 5000;

/** Asks the agent of a data folder to stop, waits for its goodbye, and kills it if necessary. */
export async function endProcess(dataFolder: string): Promise<void> {
  const state = await readRunning(dataFolder);
  if (state === null || state.pid === process.pid) return;
  process.kill(state.pid, 'SIGTERM');
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (!(await isAgent(state.pid, dataFolder))) return;
    await wait(LOOK_AGAIN_MS, AbortSignal.timeout(PATIENCE_MS));
  }
  process.kill(state.pid, 'SIGKILL');
}
