/**
 * `npm test`: every step, each with its time; `npm test -- unit e2e` only the named ones.
 * Ends with the rows that are proven, with what failed, and with the line `N passed, N failed` over all suites.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { REPORTS, ROOT } from './reports/folder.ts';
import { recordTimes, timesOf, timesTable, writeTimes } from './reports/times.ts';
import { writeUnsteady } from './reports/unsteady.ts';
import { failuresOf, printOutcome, runSteps } from './steps/runSteps.ts';
import type { Step } from './steps/step.ts';
import { stepGroups, withBuilds } from './steps/steps.ts';

process.chdir(ROOT);

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const groups = stepGroups(options);
const unknown = named.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}.`);
  process.exit(2);
}

const isFull = named.length === 0;
const chosen = Object.entries(groups).flatMap(([name, steps]) => (isFull || named.includes(name) ? steps : []));
const steps = withBuilds(chosen);
/** The rows of the registers are looked at when every other step has ended. */
const requirements: Step = {
  name: 'requirements',
  run: ({ command }) => command('node', ['scripts/spec.ts', '--quiet']),
};

if (isFull) rmSync(REPORTS, { recursive: true, force: true });
const startedAt = performance.now();
const results = await runSteps(steps, { folder: REPORTS, isWhole: true });
if (isFull) results.push(...(await runSteps([requirements], { folder: REPORTS, isWhole: true })));

const times = timesOf(results, (performance.now() - startedAt) / 1000);
writeTimes(times);
recordTimes(times);
console.log(['\n── times', ...timesTable(times)].join('\n'));
const failures = failuresOf(results);
writeUnsteady(failures.map(({ step, file, title, message }) => ({ step, file, title, passed: 0, failed: 1, message })));
printOutcome(results);
process.exit(failures.length === 0 ? 0 : 1);
