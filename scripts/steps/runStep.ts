import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type FailedTest, type Tally, tallyOf } from '../spec/results.ts';
import { type Check, REPORTS, type Suite } from './step.ts';

/** More failures than these are no accident of the moment. */
const AGAIN_AT_MOST = 10;
/** What the property tests say of a counterexample: one that was found is there, whatever another run finds. */
const COUNTEREXAMPLE = 'Property failed after';

/** What a step came to, and how long it took. */
export interface StepResult extends Tally {
  readonly name: string;
  readonly seconds: number;
  /** Tests that failed, and passed when they were run again. */
  readonly unsteady: readonly FailedTest[];
}

const reportFile = (name: string) => path.join(REPORTS, `${name}.json`);

function tallyIn(name: string): Tally {
  return existsSync(reportFile(name)) ? tallyOf(reportFile(name)) : { passed: 0, failures: [] };
}

function mayPassAgain(failures: readonly FailedTest[]): boolean {
  const isFew = failures.length > 0 && failures.length <= AGAIN_AT_MOST;
  return isFew && failures.every(({ message }) => !message.includes(COUNTEREXAMPLE));
}

async function outcomeOf(suite: Suite): Promise<Omit<StepResult, 'name' | 'seconds'>> {
  const again = `${suite.report}-again`;
  // What an earlier run left would be read in place of a report that was not written.
  for (const name of [suite.report, again]) rmSync(reportFile(name), { force: true });
  const isClean = await suite.run(reportFile(suite.report));
  const { passed, failures } = tallyIn(suite.report);
  const lost = { title: suite.name, file: '', message: '' };
  if (failures.length === 0) return { passed, failures: isClean && passed > 0 ? [] : [lost], unsteady: [] };
  if (!suite.runAgain || !mayPassAgain(failures)) return { passed, failures, unsteady: [] };

  console.log(`\n── ${suite.name}: what failed, again`);
  const isCleanAgain = await suite.runAgain(reportFile(again), failures);
  const second = tallyIn(again);
  const allPassed = isCleanAgain && second.failures.length === 0 && second.passed >= failures.length;
  return allPassed
    ? { passed: passed + failures.length, failures: [], unsteady: failures }
    : { passed, failures, unsteady: [] };
}

/** Runs a step; a suite runs once more what failed, and passes if all of it passes then. */
export async function runStep(step: Check | Suite): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const outcome =
    'report' in step
      ? await outcomeOf(step)
      : (await step.run())
        ? { passed: 1, failures: [], unsteady: [] }
        : { passed: 0, failures: [{ title: step.name, file: '', message: '' }], unsteady: [] };
  return { name: step.name, seconds: (performance.now() - startedAt) / 1000, ...outcome };
}
