/**
 * `npm test`: everything, step by step, each with its time; `npm test -- unit e2e` only the named steps.
 * Ends with the rows that are proven, with what failed, and with the line `N passed, N failed` over all suites.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { bundleFaults, countPages, readBundleReport } from './checks/bundle.ts';
import { exampleFaults } from './checks/examples.ts';
import { fileNameFaults } from './checks/fileNames.ts';
import { importFaults } from './checks/imports.ts';
import { textFaults } from './checks/texts.ts';
import { REPORTS, ROOT } from './reports/folder.ts';
import { writeUnsteady } from './reports/unsteady.ts';
import { failedStep, runStep, type StepResult } from './steps/runStep.ts';
import { type Check, command, type Suite } from './steps/step.ts';
import { api, playwright, stories, unit, unitScripts } from './steps/suites.ts';

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
  unit: [unitScripts, ...PACKAGES.map(unit), api('sqlite'), api('postgres')],
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
      skipped: 0,
      failures: [failedStep('rows without the proof they ask for')],
      files: new Map(),
      seconds: 0,
    });
  }
}
console.log('\n── times');
for (const { name, seconds, passed, failures } of results) {
  console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${name}: ${passed} passed, ${failures.length} failed`);
}

const failures = results.flatMap(({ name, failures: own }) => own.map((failure) => ({ ...failure, step: name })));
if (failures.length > 0) console.log('\n── failed');
for (const { step, title, message } of failures) {
  const said = message.split('\n').slice(0, SAID_LINES);
  console.log([`${step}: ${title}`, ...said.map((line) => `    ${line}`)].join('\n'));
}
writeUnsteady(failures.map(({ step, file, title, message }) => ({ step, file, title, passed: 0, failed: 1, message })));

const sum = (countOf: (result: StepResult) => number) => results.reduce((total, result) => total + countOf(result), 0);
const passed = sum((result) => result.passed);
const skipped = sum((result) => result.skipped);
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failures.length === 0 ? 0 : 1);
