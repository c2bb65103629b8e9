import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';

/** Runs a program until it ends; true when it succeeded. */
export type Command = (
  name: string,
  words: readonly string[],
  extra?: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
) => Promise<boolean>;

/** What a step has while it runs. What it prints is collected, because other steps run in parallel. */
export interface StepSession {
  /** The file a suite writes its report to. */
  readonly report: string;
  readonly say: (line: string) => void;
  readonly command: Command;
}

/** A part of `npm test`. */
export interface Step {
  readonly name: string;
  /**
   * The name of the report of a step whose tests are counted one by one; without it the step passes or fails as a
   * whole. Its beginning says which kind of proof the tests are (`scripts/spec/gate.ts`).
   */
  readonly report?: string;
  /** How much of the machine the step takes; a third by default. */
  readonly share?: 'third' | 'half' | 'whole';
  /** Names of steps that must have passed before; one that is not requested in this run does not count. */
  readonly needs?: readonly string[];
  /** Runs the step; true when it passed. */
  readonly run: (session: StepSession) => Promise<boolean> | boolean;
}

/** Passed to every program. Node keeps compiled code for the next program; a run starts some hundred of them. */
const EVERYWHERE: NodeJS.ProcessEnv = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/compiled'),
};

/**
 * @param print Receives what the program prints; null lets it print directly.
 * @returns A way to run programs without blocking this process, which serves Storybook meanwhile.
 */
export function commandRunner(print: ((text: string) => void) | null): Command {
  return async (name, words, extra = {}) => {
    const child = spawn(name, words, {
      cwd: extra.cwd ?? ROOT,
      env: { ...process.env, ...EVERYWHERE, ...extra.env },
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    for (const stream of print ? [child.stdout, child.stderr] : []) {
      stream?.setEncoding('utf8').on('data', (text: string) => print?.(text));
    }
    const [status]: unknown[] = await once(child, 'close');
    return status === 0;
  };
}

/** A step that passes when a check of our own prints nothing. */
export const finding = (
  name: string,
  faultsOf: () => readonly string[] | Promise<readonly string[]>,
  needs: readonly string[] = [],
): Step => ({
  name,
  needs,
  run: async ({ say }) => {
    const faults = await faultsOf();
    for (const fault of faults) say(fault);
    return faults.length === 0;
  },
});
