/**
 * `npm test`: every step, each with its time; `npm test -- unit e2e` only the named ones; `npm test -- --changed
 * [BASE]` what a change can make fail; `npm test -- --repeat N SUITE FILTER` one file many times under load. Ends with
 * the failures, and with the line `N passed, N failed` over all suites. A full run also fails when a requirement lacks
 * a proof.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readChange } from './changed/changes.ts';
import { changedSteps, PARTIAL_REPORTS } from './changed/changedSteps.ts';
import { repeat } from './repeat/repeat.ts';
import { REPORTS, ROOT } from './reports/folder.ts';
import { recordTimes, timesOf, timesTable, writeTimes } from './reports/times.ts';
import { writeUnsteady } from './reports/unsteady.ts';
import { failuresOf, printOutcome, runSteps } from './steps/runSteps.ts';
import type { Step } from './steps/step.ts';
import { stepGroups, withBuilds } from './steps/steps.ts';

process.chdir(ROOT);

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    repeat: { type: 'string' },
  },
});
if (options.repeat !== undefined) process.exit((await repeat(Number(options.repeat), words)) ? 0 : 1);

/** The steps named on the command line; every step when it names none. */
function namedSteps(): Step[] {
  const groups = stepGroups(options);
  const unknown = words.filter((name) => !(name in groups));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. Available: ${Object.keys(groups).join(', ')}.`);
    process.exit(2);
  }
  return Object.entries(groups).flatMap(([name, steps]) => (words.length === 0 || words.includes(name) ? steps : []));
}

function stepsOfChange(): Step[] {
  const change = readChange(words[0]);
  console.log(`${change.files.length} files differ from ${change.base.slice(0, 7)}:`);
  for (const file of change.files) console.log(`  ${file}`);
  return changedSteps(change);
}

const isFull = words.length === 0 && !options.changed;
const steps = withBuilds(options.changed ? stepsOfChange() : namedSteps());
const place = options.changed ? { folder: PARTIAL_REPORTS, isWhole: false } : { folder: REPORTS, isWhole: true };
/** The rows of the registers are checked when every other step has ended. */
const requirements: Step = {
  name: 'requirements',
  run: ({ command }) => command('node', ['scripts/spec.ts', '--quiet']),
};

if (isFull) rmSync(REPORTS, { recursive: true, force: true });
const startedAt = performance.now();
const results = await runSteps(steps, place);
if (isFull) results.push(...(await runSteps([requirements], place)));

const times = timesOf(results, (performance.now() - startedAt) / 1000);
writeTimes(times);
if (place.isWhole) recordTimes(times);
console.log(['\n── times', ...timesTable(times)].join('\n'));
const failures = failuresOf(results);
writeUnsteady(failures.map(({ step, file, title, message }) => ({ step, file, title, passed: 0, failed: 1, message })));
printOutcome(results);
process.exit(failures.length === 0 ? 0 : 1);
