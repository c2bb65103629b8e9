import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../reports/folder.ts';

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
  /** The name of the report. Its beginning says which kind of proof its tests are (`scripts/spec/gate.ts`). */
  readonly report: string;
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
