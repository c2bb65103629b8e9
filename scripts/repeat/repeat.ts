/** `npm test -- --repeat N SUITE FILTER`: one file many times, while other processes keep every core busy. */
import path from 'node:path';
import { REPORTS } from '../reports/folder.ts';
import { readReport } from '../reports/outcomes.ts';
import { writeUnsteady } from '../reports/unsteady.ts';
import { failedStep } from '../steps/runStep.ts';
import { runSteps } from '../steps/runSteps.ts';
import type { Step } from '../steps/step.ts';
import { stories } from '../steps/storySuites.ts';
import { withBuilds } from '../steps/steps.ts';
import { api, endToEnd, unit, unitScripts } from '../steps/suites.ts';
import { keepCoresBusy } from './busyProcesses.ts';
import { isUnsteady, type RoundOutcome, tallyRounds } from './tally.ts';

const FOLDER = path.join(REPORTS, 'repeat');
/** A story's requests are delayed by up to this time: a mock answers faster than any server. */
const LATE_MS = 200;
const PACKAGES = ['domain', 'texts', 'api-client', 'ui', 'console', 'agent', 'server'];

/** The suites that can be repeated. A filter is a part of a file's path; for stories, of the title or name. */
const SUITES: Readonly<Record<string, (filter: string) => Step[]>> = {
  ...Object.fromEntries(PACKAGES.map((name) => [name, (filter: string) => [unit(name, [filter])]])),
  scripts: (filter) => [unitScripts([filter])],
  suites: (filter) => [api('sqlite', [filter]), api('postgres', [filter])],
  sqlite: (filter) => [api('sqlite', [filter])],
  postgres: (filter) => [api('postgres', [filter])],
  stories: (filter) => [stories({ words: ['--grep', filter], answersLate: LATE_MS })],
  e2e: (filter) => [endToEnd([filter])],
};

async function outcomesOfRound(steps: readonly Step[]): Promise<RoundOutcome[]> {
  const results = await runSteps(steps, { folder: FOLDER, isWhole: false });
  return results.flatMap(({ name, failures }) => {
    const report = steps.find((step) => step.name === name)?.report;
    const outcomes = report === undefined ? [] : readReport(path.join(FOLDER, `${report}.json`)).outcomes;
    const isCrash = failures.length > 0 && outcomes.every(({ status }) => status !== 'failed');
    return [...outcomes, ...(isCrash ? [failedStep('the run itself')] : [])].map((outcome) => ({
      ...outcome,
      step: name,
    }));
  });
}

/**
 * Repeats the tests that match a filter, and lists those that both passed and failed in reports/unsteady.json.
 *
 * @returns Whether every test passed every time.
 */
export async function repeat(times: number, [suite = '', filter = '']: readonly string[]): Promise<boolean> {
  const stepsOf = SUITES[suite];
  if (!stepsOf || filter === '' || !Number.isInteger(times) || times < 1) {
    console.error('Usage: npm test -- --repeat N SUITE FILTER');
    console.error(`SUITE is one of ${Object.keys(SUITES).join(', ')}; FILTER is a part of the path of a file,`);
    console.error('or with stories a part of the title or name of a story.');
    return false;
  }
  const steps = stepsOf(filter);
  const builds = withBuilds(steps).filter((step) => !steps.includes(step));
  const built = await runSteps(builds, { folder: FOLDER, isWhole: false });
  if (built.some(({ failures }) => failures.length > 0)) return false;

  const endLoad = keepCoresBusy();
  process.once('exit', endLoad);
  const outcomes: RoundOutcome[] = [];
  for (let round = 1; round <= times; round += 1) {
    console.log(`\n── round ${round} of ${times}`);
    outcomes.push(...(await outcomesOfRound(steps)));
  }
  endLoad();

  const tests = tallyRounds(outcomes);
  const failing = tests.filter(({ failed }) => failed > 0);
  writeUnsteady(tests.filter(isUnsteady));
  console.log(`\n── ${tests.length} tests, ${times} times under load`);
  for (const { step, title, passed, failed } of failing)
    console.log(`${step}: ${title}: ${passed} passed, ${failed} failed`);
  if (tests.length === 0) console.log('No test fits the filter.');
  const count = (countOf: (test: (typeof tests)[number]) => number) =>
    tests.reduce((sum, test) => sum + countOf(test), 0);
  console.log(`\n${count(({ passed }) => passed)} passed, ${count(({ failed }) => failed)} failed`);
  return failing.length === 0 && tests.length > 0;
}
