import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FailedTest } from '../spec/results.ts';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Where the test runners write what they found. */
export const REPORTS = path.join(ROOT, 'reports');

/** A step that passes or fails as a whole. */
export interface Check {
  readonly name: string;
  /** Runs the check; true when it passed. */
  readonly run: () => Promise<boolean> | boolean;
}

/** A step whose tests are counted one by one. */
export interface Suite {
  readonly name: string;
  /** Runs all tests and writes a report; true when they passed. */
  readonly run: (report: string) => Promise<boolean>;
  /** The name of the report. */
  readonly report: string;
  /** Runs again what failed; missing where a failure can depend neither on time nor on other processes. */
  readonly runAgain?: (report: string, failures: readonly FailedTest[]) => Promise<boolean>;
}

/** Runs a program to its end without blocking this process, which serves Storybook meanwhile. */
export async function command(
  name: string,
  words: readonly string[],
  extra: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const child = spawn(name, words, {
    cwd: extra.cwd ?? ROOT,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...extra.env },
    stdio: 'inherit',
  });
  const [status]: unknown[] = await once(child, 'exit');
  return status === 0;
}
