/**
 * `npm test`: everything, step by step, each with its time; `npm test -- unit e2e` only the named steps.
 * Ends with the rows that are proven, with what failed once more, and with the line `N passed, N failed` over all suites.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.ts';
import { bundleFaults, countPages, readBundleReport } from './checks/bundle.ts';
import { importFaults } from './checks/imports.ts';
import { textFaults } from './checks/texts.ts';
import { tallyOf, type Tally } from './spec/results.ts';
import { serveStorybook } from './storybookServer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = path.join(root, 'reports');
process.chdir(root);

const PACKAGES = ['domain', 'api-client', 'ui', 'console', 'agent', 'server'];
/** How much of what a failed test said is repeated at the end, in lines; all of it stands where it ran. */
const SAID_LINES = 12;
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));

interface Step {
  name: string;
  /** Runs the step; true when it passed. */
  run: () => Promise<boolean> | boolean;
  /** Report files whose tests are counted; a step without any counts as one test. */
  reports?: RegExp;
}

/** Runs a program to its end without blocking this process, which serves Storybook meanwhile. */
async function command(
  name: string,
  words: readonly string[],
  extra: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<boolean> {
  const child = spawn(name, words, {
    cwd: extra.cwd ?? root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...extra.env },
    stdio: 'inherit',
  });
  const [status]: unknown[] = await once(child, 'exit');
  return status === 0;
}

function unit(packageName: string): Step {
  const report = `unit-${packageName}.json`;
  return {
    name: `unit ${packageName}`,
    reports: new RegExp(`^${report.replaceAll('.', '\\.')}$`),
    run: () =>
      command(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(reports, report)}`],
        { cwd: path.join(root, 'packages', packageName) },
      ),
  };
}

/** Playwright writes its report where PLAYWRIGHT_JSON_OUTPUT_NAME says. */
function playwright(project: string): Step {
  return {
    name: project,
    reports: new RegExp(`^${project}\\.json$`),
    run: async () => {
      const storybook = project === 'visual' ? await serveStorybook() : null;
      const update = flags.includes('--update') ? ['--update-snapshots=all'] : [];
      const passed = await command(
        'playwright',
        ['test', '--config', `tests/${project}/playwright.config.ts`, ...update],
        {
          env: {
            CHROMIUM_PATH: chromiumPath(),
            PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, `${project}.json`),
            ...(storybook && { STORYBOOK_URL: storybook.url }),
          },
        },
      );
      await storybook?.close();
      return passed;
    },
  };
}

const buildStorybook: Step = {
  name: 'build storybook',
  run: () => command('npm', ['run', '--silent', 'build-storybook']),
};

/**
 * Each story rendered, played and checked with axe; the rows that stories name count from the first run. What a play
 * function does is the same in the dark, so only the stories that stand still are looked at there.
 */
function stories(theme: 'light' | 'dark'): Step {
  return {
    name: `stories, ${theme}`,
    reports: new RegExp(`^stories-${theme}\\.json$`),
    run: async () => {
      const storybook = await serveStorybook(theme === 'dark' ? 'still' : 'all');
      const rows = path.join(reports, 'story-rows.jsonl');
      if (theme === 'light') rmSync(rows, { force: true });
      const report = path.join(reports, `stories-${theme}.json`);
      const passed = await command(
        'test-storybook',
        [
          ...(theme === 'dark' ? ['--index-json'] : []),
          '--url',
          storybook.url,
          '--maxWorkers',
          '2',
          '--json',
          '--outputFile',
          report,
        ],
        {
          env: {
            CHROMIUM_PATH: chromiumPath(),
            STORY_GLOBALS: `theme:${theme}`,
            ...(theme === 'light' && { SPEC_STORY_ROWS: rows }),
          },
        },
      );
      await storybook.close();
      return passed;
    },
  };
}

const lint: Step[] = [
  { name: 'format', run: () => command('oxfmt', ['--check', '.']) },
  { name: 'lint', run: () => command('oxlint', ['--type-aware', '--deny-warnings']) },
  {
    name: 'import directions',
    run: () => {
      const faults = importFaults();
      for (const fault of faults) console.error(fault);
      return faults.length === 0;
    },
  },
  {
    name: 'texts in use',
    run: () => {
      const faults = textFaults();
      for (const fault of faults) console.error(fault);
      return faults.length === 0;
    },
  },
  { name: 'unused code', run: () => command('knip', ['--no-progress']) },
];

const GROUPS: Record<string, Step[]> = {
  generated: [
    {
      name: 'generated files are fresh',
      run: () => command('node', ['packages/api-client/scripts/generate.ts', '--check']),
    },
  ],
  lint,
  types: [{ name: 'types', run: () => command('turbo', ['run', 'typecheck', '--output-logs=errors-only']) }],
  unit: PACKAGES.map(unit),
  stories: [buildStorybook, stories('light'), stories('dark')],
  visual: [...(named.length > 0 ? [buildStorybook] : []), playwright('visual')],
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

async function runStep(step: Step): Promise<Tally & { name: string; seconds: number }> {
  console.log(`\n── ${step.name}`);
  const startedAt = performance.now();
  const passed = await step.run();
  const seconds = (performance.now() - startedAt) / 1000;
  const files = step.reports ? readdirSync(reports).filter((name) => step.reports?.test(name)) : [];
  const tallies = files.map((name) => tallyOf(path.join(reports, name)));
  const tested = tallies.reduce((sum, { passed: count }) => sum + count, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const isEmpty = step.reports !== undefined && tested === 0;
  if (failures.length === 0 && (!passed || isEmpty)) failures.push({ title: step.name, message: '' });
  return { name: step.name, seconds, failures, passed: !step.reports && passed ? 1 : tested };
}

const unknown = named.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(2);
}
if (named.length === 0 && existsSync(reports)) rmSync(reports, { recursive: true });
mkdirSync(reports, { recursive: true });

const results: Awaited<ReturnType<typeof runStep>>[] = [];
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
      failures: [{ title: 'rows without a passing test', message: '' }],
      seconds: 0,
    });
  }
}
console.log('\n── times');
for (const { name, seconds, passed, failures } of results) {
  console.log(`${`${seconds.toFixed(1)} s`.padStart(9)}  ${name}: ${passed} passed, ${failures.length} failed`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
if (failed > 0) console.log('\n── failed');
for (const { name, failures } of results) {
  for (const { title, message } of failures) {
    const said = message.split('\n').slice(0, SAID_LINES);
    console.log([`${name}: ${title}`, ...said.map((line) => `    ${line}`)].join('\n'));
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
