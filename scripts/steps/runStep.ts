import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, readReport } from '../reports/outcomes.ts';
import { stampReport } from '../spec/sources.ts';
import { commandRunner, type Step } from './step.ts';

/** The result of a step, and how long it took. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Outcome[];
  /** Seconds per test file, from the root of the project. */
  readonly files: ReadonlyMap<string, number>;
  /** What the step printed; empty when it printed directly. */
  readonly output: string;
}

/** How a step is run. */
export interface RunOptions {
  /** Folder of the reports. */
  readonly folder: string;
  /** Whether the report counts as proof, because all tests of the suite run. */
  readonly isWhole: boolean;
  /** Whether the step prints directly, because no other runs at the same time. */
  readonly isAlone: boolean;
}

/** Next to a report: how long each file took, including loading. */
export const fileTimesOf = (report: string) => report.replace(/\.json$/, '.files.json');

/** A step that failed as a whole, in place of the test that did. */
export const failedStep = (name: string, message = ''): Outcome => ({
  title: name,
  ownTitle: name,
  file: '',
  status: 'failed',
  seconds: 0,
  message,
  rows: [],
  steps: [],
  hasPicture: false,
});

/** The result of a step that could not run because another failed. */
export const notRun = (name: string, because: string): StepResult => ({
  name,
  seconds: 0,
  passed: 0,
  skipped: 0,
  failures: [failedStep(name, `not run, because "${because}" failed`)],
  files: new Map(),
  output: '',
});

function resultOfSuite(
  name: string,
  report: string,
  { isClean, mayBeEmpty }: { readonly isClean: boolean; readonly mayBeEmpty: boolean },
): Omit<StepResult, 'seconds' | 'output'> {
  const { outcomes, files } = readReport(report);
  const withStatus = (wanted: Outcome['status']) => outcomes.filter(({ status }) => status === wanted);
  const failures = withStatus('failed');
  const passed = withStatus('passed').length;
  const skipped = withStatus('skipped').length;
  const times = fileTimesOf(report);
  const measured = existsSync(times) ? (JSON.parse(readFileSync(times, 'utf8')) as Record<string, number>) : null;
  const isLost = failures.length === 0 && (!isClean || (passed + skipped === 0 && !mayBeEmpty));
  return {
    name,
    passed,
    skipped,
    files: measured ? new Map(Object.entries(measured)) : files,
    failures: isLost ? [failedStep(name)] : failures,
  };
}

/** Runs a step. A failed test has failed: nothing is retried. */
export async function runStep(step: Step, { folder, isWhole, isAlone }: RunOptions): Promise<StepResult> {
  const startedAt = performance.now();
  const report = path.join(folder, `${step.report ?? 'none'}.json`);
  // Leftovers of an earlier run would be read in place of a report that was not written.
  for (const file of [report, fileTimesOf(report)]) rmSync(file, { force: true });
  if (step.report !== undefined && isWhole) stampReport(step.report);
  const printed: string[] = [];
  const print = isAlone ? null : (text: string) => void printed.push(text);
  const say = (line: string) => (print ? print(`${line}\n`) : console.log(line));
  const isClean = await Promise.resolve(step.run({ report, say, command: commandRunner(print) })).catch(
    (error: unknown) => {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return false;
    },
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const output = printed.join('');
  if (step.report !== undefined) {
    // A change may affect no test of a suite.
    return { ...resultOfSuite(step.name, report, { isClean, mayBeEmpty: !isWhole }), seconds, output };
  }
  const failures = isClean ? [] : [failedStep(step.name)];
  return { name: step.name, passed: 1 - failures.length, skipped: 0, failures, files: new Map(), seconds, output };
}
