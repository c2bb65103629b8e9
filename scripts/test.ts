/**
 * `npm test`: everything, step by step, each with its time; `npm test -- unit e2e` only the named steps.
 * Ends with the rows that are proven, with what failed once more, and with the line `N passed, N failed` over all suites.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { bundleFaults, countPages, readBundleReport } from './checks/bundle.ts';
import { exampleFaults } from './checks/examples.ts';
import { fileNameFaults } from './checks/fileNames.ts';
import { importFaults } from './checks/imports.ts';
import { textFaults } from './checks/texts.ts';
import type { FailedTest } from './spec/results.ts';
import { runStep, type StepResult } from './steps/runStep.ts';
import { type Check, command, REPORTS, ROOT, type Suite } from './steps/step.ts';
import { playwright, stories, unit } from './steps/suites.ts';

process.chdir(ROOT);

const PACKAGES = ['domain', 'api-client', 'ui', 'console', 'agent', 'server'];
/** How much of what a failed test said is repeated at the end, in lines; all of it stands where it ran. */
const SAID_LINES = 12;
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];

const buildStorybook: Check = {
  name: 'build storybook',
  run: () => command('npm', ['run', '--silent', 'build-storybook']),
};

/** A check of our own: passed when it finds nothing to print. */
const finding = (name: string, faultsOf: () => readonly string[]): Check => ({
  name,
  run: () => {
    const faults = faultsOf();
    for (const fault of faults) console.error(fault);
    return faults.length === 0;
  },
});

const lint: Check[] = [
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings']) },
  finding('import directions', importFaults),
  finding('file names', fileNameFaults),
  finding('texts in use', textFaults),
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
];

const GROUPS: Record<string, (Check | Suite)[]> = {
  generated: [
    {
      name: 'generated files are fresh',
      run: () => command('node', ['packages/api-client/scripts/generate.ts', '--check']),
    },
  ],
  lint,
  types: [
    { name: 'types', run: () => command('turbo', ['run', 'typecheck', '--output-logs=errors-only']) },
    finding('examples of the documents', exampleFaults),
  ],
  unit: PACKAGES.map(unit),
  stories: [buildStorybook, stories('light'), stories('dark')],
  visual: [...(named.length > 0 ? [buildStorybook] : []), playwright('visual', update)],
  e2e: [
    { name: 'build', run: () => command('turbo', ['run', 'build', '--output-logs=errors-only']) },
    {
      name: 'areas of the bundle',
      run: () => {
        const report = readBundleReport();
        const faults = bundleFaults(report);
        for (const fault of faults) console.error(fault);
        return faults.length === 0 && countPages(report) > 0;
      },
    },
    playwright('e2e'),
  ],
};

const unknown = named.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}
if (named.length === 0 && existsSync(REPORTS)) rmSync(REPORTS, { recursive: true });
mkdirSync(REPORTS, { recursive: true });

const results: StepResult[] = [];
for (const [name, steps] of Object.entries(GROUPS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  for (const step of steps) results.push(await runStep(step));
}

if (named.length === 0) {
  console.log('\n── requirements');
  if (!(await command('node', ['scripts/spec.ts', '--quiet']))) {
    results.push({
      name: 'requirements',
      passed: 0,
      failures: [{ title: 'rows without a passing test', file: '', message: '' }],
      unsteady: [],
      seconds: 0,
    });
  }
}
console.log('\n── times');
for (const { name, seconds, passed, failures } of results) {
  console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${name}: ${passed} passed, ${failures.length} failed`);
}

/** Names tests once more, each with the beginning of what it said. */
function list(heading: string, testsOf: (result: StepResult) => readonly FailedTest[]): void {
  if (results.every((result) => testsOf(result).length === 0)) return;
  console.log(`\n── ${heading}`);
  for (const result of results) {
    for (const { title, message } of testsOf(result)) {
      const said = message.split('\n').slice(0, SAID_LINES);
      console.log([`${result.name}: ${title}`, ...said.map((line) => `    ${line}`)].join('\n'));
    }
  }
}

list('failed, and passed when run again', ({ unsteady }) => unsteady);
list('failed', ({ failures }) => failures);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
