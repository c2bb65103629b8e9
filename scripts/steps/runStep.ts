import { rmSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../reports/folder.ts';
import { type Outcome, readReport } from '../reports/outcomes.ts';
import { stampReport } from '../spec/sources.ts';
import type { Check, Suite } from './step.ts';

/** What a step came to, and how long it took. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Outcome[];
  /** Seconds per file of tests, from the root of the project. */
  readonly files: ReadonlyMap<string, number>;
}

/** A step that failed as a whole, in the place of the test that did. */
export const failedStep = (name: string, message = ''): Outcome => ({
  title: name,
  ownTitle: name,
  file: '',
  status: 'failed',
  seconds: 0,
  message,
  rows: [],
  hasPicture: false,
});

type StepOutcome = Omit<StepResult, 'name' | 'seconds'>;

async function outcomeOfSuite(suite: Suite): Promise<StepOutcome> {
  const file = path.join(REPORTS, `${suite.report}.json`);
  // What an earlier run left would be read in place of a report that was not written.
  rmSync(file, { force: true });
  stampReport(suite.report);
  const isClean = await suite.run(file);
  const { outcomes, files } = readReport(file);
  const withStatus = (wanted: Outcome['status']) => outcomes.filter(({ status }) => status === wanted);
  const failures = withStatus('failed');
  const passed = withStatus('passed').length;
  const skipped = withStatus('skipped').length;
  const isLost = failures.length === 0 && (!isClean || passed + skipped === 0);
  return { passed, skipped, files, failures: isLost ? [failedStep(suite.name)] : failures };
}

async function outcomeOfCheck(check: Check): Promise<StepOutcome> {
  const failures = (await check.run()) ? [] : [failedStep(check.name)];
  return { passed: 1 - failures.length, skipped: 0, failures, files: new Map() };
}

/** Runs a step. A test that fails has failed: nothing is run again. */
export async function runStep(step: Check | Suite): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const outcome = 'report' in step ? await outcomeOfSuite(step) : await outcomeOfCheck(step);
  return { name: step.name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}
