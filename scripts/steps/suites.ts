/** The suites: steps whose tests are counted one by one. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../chromium.ts';
import { ROOT } from '../reports/folder.ts';
import { fileTimesOf } from './runStep.ts';
import type { Step, StepSession } from './step.ts';

/** Workers of a suite that takes a third: half of the cores, since three such suites wait for a third of their time. */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));
const FILE_TIMES = path.join(ROOT, 'scripts/steps/fileTimes.ts');

/** Runs Vitest in a folder of the project, with a report; the arguments start with the name of its command. */
export const vitest = ({ command, report }: StepSession, folder: string, words: readonly string[]) =>
  command(
    'vitest',
    [
      ...words,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${FILE_TIMES}`,
      `--outputFile.json=${report}`,
      `--maxWorkers=${WORKERS}`,
    ],
    { cwd: path.join(ROOT, folder), env: { FILE_TIMES: fileTimesOf(report) } },
  );

/** Runs Playwright with one of the configurations in `tests`, with a report. */
export const playwright = (
  { command, report }: StepSession,
  project: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
) =>
  command('playwright', ['test', '--config', `tests/${project}/playwright.config.ts`, ...words], {
    // Playwright writes its report where the variable says.
    env: { CHROMIUM_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  });

/** The tests of a package that need neither a browser nor a database. */
export const unit = (packageName: string, filters: readonly string[] = []): Step => ({
  name: `unit ${packageName}`,
  report: `unit-${packageName}`,
  run: (session) => {
    const project = packageName === 'server' ? ['--project', 'unit'] : [];
    return vitest(session, `packages/${packageName}`, ['run', ...filters, ...project]);
  },
});

/** The tests of the project's own scripts. */
export const unitScripts = (filters: readonly string[] = []): Step => ({
  name: 'unit scripts',
  report: 'unit-scripts',
  run: (session) => vitest(session, 'scripts', ['run', ...filters]),
});

/** The server's suites on one database engine, each with a report of its own: they prove rows of the kind `api`. */
export const api = (engine: 'sqlite' | 'postgres', filters: readonly string[] = []): Step => ({
  name: `api ${engine}`,
  report: `api-${engine}`,
  run: (session) => vitest(session, 'packages/server', ['run', ...filters, '--project', engine]),
});

/**
 * The end-to-end tests of the console, in a real browser on the real server. In parallel with another suite each would
 * take twice as long, and what is shown for a few seconds would be gone before it is found.
 */
export const endToEnd = (filters: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Step => ({
  name: 'e2e',
  report: 'e2e',
  share: 'whole',
  needs: ['build'],
  run: (session) => playwright(session, 'e2e', filters, env),
});
