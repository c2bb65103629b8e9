import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { RUN_VARIABLE, THIS_RUN } from '../protocol/index.ts';

/** The environment variable by which a program knows that it was started by an installed one. */
export const LAUNCHED = 'REMOTE_CONSOLE_AGENT_LAUNCHED';

/** The exit code of a launched program that should be replaced with another version. */
export const REPLACED_CODE = 75;

/** The messages between the two. Installed programs stay for years: neither text ever changes. */
const REPORTED = 'reported';
const CONFIRMED = 'confirmed';

/** How long a program may take to say goodbye, in milliseconds. */
const PATIENCE_MS = 5000;
/** How long the launcher may take to record a report, in milliseconds. */
const NOTE_MS = 10_000;

/** How a launched program ended, in words that follow "it". */
export interface LaunchedEnd {
  /** Null when it could not be started, or was killed. */
  readonly code: number | null;
  readonly isStarted: boolean;
  readonly how: string;
}

/** A version that runs as its own process. */
export interface Launched {
  /** Settles when the server has accepted one of its reports; otherwise never. */
  readonly reported: Promise<void>;
  /** Settles when it has ended; never rejects. */
  readonly ended: Promise<LaunchedEnd>;
  /** Tells it that its report was recorded. */
  readonly confirm: () => void;
  /** Lets it say goodbye, and kills it when that takes too long. */
  readonly stop: () => Promise<LaunchedEnd>;
}

function endOf(child: ChildProcess): Promise<LaunchedEnd> {
  const { promise, resolve } = Promise.withResolvers<LaunchedEnd>();
  child.on('exit', (code, signal) =>
    resolve({ code, isStarted: true, how: code === null ? `was ended by ${signal ?? ''}` : `ended with code ${code}` }),
  );
  child.on('error', (error) => {
    // Later failures, such as a message that nobody receives, do not end it.
    if (child.pid !== undefined) return;
    const reason = 'code' in error ? String(error.code) : error.message;
    resolve({ code: null, isStarted: false, how: `could not be started (${reason})` });
  });
  return promise;
}

/**
 * Starts a version as its own process, which ends with the channel to it: nothing outlives the launcher.
 *
 * @param file The program.
 * @param words Its parameters.
 */
export function startLaunched(file: string, words: readonly string[]): Launched {
  const child = spawn(file, [...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [LAUNCHED]: '1', [RUN_VARIABLE]: THIS_RUN },
    windowsHide: true,
  });
  const { promise: reported, resolve } = Promise.withResolvers<void>();
  child.on('message', (message) => {
    if (message === REPORTED) resolve();
  });
  const ended = endOf(child);
  return {
    reported,
    ended,
    confirm: () => {
      // A program that has just ended does not receive it.
      if (child.connected) child.send(CONFIRMED, () => undefined);
    },
    async stop() {
      if (child.connected) child.disconnect();
      const killing = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      const end = await ended;
      clearTimeout(killing);
      return end;
    },
  };
}

/** Whether this process was started by an installed program. */
export function isLaunched(): boolean {
  return process.env[LAUNCHED] !== undefined && process.send !== undefined;
}

/** Tells the launcher that the server has accepted a report, and waits until that was recorded. */
export async function tellReport(): Promise<void> {
  const noted = once(process, 'message', { signal: AbortSignal.timeout(NOTE_MS) });
  process.send?.(REPORTED);
  // A launcher that does not answer has ended, and this process with it.
  await noted.catch(() => undefined);
}
