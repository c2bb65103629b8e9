import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../chromium.ts';
import type { FailedTest } from '../spec/results.ts';
import { serveStorybook, type StoryEntry } from '../storybookServer.ts';
import { command, REPORTS, ROOT, type Suite } from './step.ts';

/** Rules and the contract: they are the same at every time and on every machine. */
const PURE: readonly string[] = ['domain', 'api-client'];

/** The tests of a package that need no browser. */
export function unit(packageName: string): Suite {
  const runFiles = (report: string, files: readonly string[]) =>
    command('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files], {
      cwd: path.join(ROOT, 'packages', packageName),
    });
  const filesOf = (failures: readonly FailedTest[]) => [...new Set(failures.map(({ file }) => file))];
  return {
    name: `unit ${packageName}`,
    report: `unit-${packageName}`,
    run: (report) => runFiles(report, []),
    ...(!PURE.includes(packageName) && { runAgain: (report, failures) => runFiles(report, filesOf(failures)) }),
  };
}

/** The tests that Playwright runs: the pictures of the stories, or the ways through the console. */
export function playwright(project: 'visual' | 'e2e', flags: readonly string[] = []): Suite {
  const start = async (report: string, more: readonly string[]) => {
    const storybook = project === 'visual' ? await serveStorybook() : null;
    const passed = await command('playwright', ['test', '--config', `tests/${project}/playwright.config.ts`, ...more], {
      env: {
        CHROMIUM_PATH: chromiumPath(),
        // Playwright writes its report where this says.
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(storybook && { STORYBOOK_URL: storybook.url }),
      },
    });
    await storybook?.close();
    return passed;
  };
  return {
    name: project,
    report: project,
    run: (report) => start(report, flags),
    runAgain: (report) => start(report, ['--last-failed', ...flags]),
  };
}

const stands = ({ tags }: StoryEntry) => !tags?.includes('play-fn');

/** Whether a story is what a failed test is about; a test is named after the story's title and its export or name. */
const isAbout = (failures: readonly FailedTest[]) => (entry: StoryEntry) =>
  failures.some(({ title }) =>
    [entry.exportName, entry.name].some((name) => title.startsWith(`${entry.title} ${name} `)),
  );

/**
 * Each story rendered, played and checked with axe; the rows that stories name count from the light run. What a play
 * function does is the same in the dark, so only the stories that stand still are looked at there.
 */
export function stories(theme: 'light' | 'dark'): Suite {
  const rows = path.join(REPORTS, 'story-rows.jsonl');
  const start = async (report: string, isWanted: ((entry: StoryEntry) => boolean) | null) => {
    const storybook = await serveStorybook(isWanted);
    const words = ['--url', storybook.url, '--maxWorkers', '2', '--json', '--outputFile', report];
    const passed = await command('test-storybook', [...(isWanted ? ['--index-json'] : []), ...words], {
      env: {
        CHROMIUM_PATH: chromiumPath(),
        STORY_GLOBALS: `theme:${theme}`,
        ...(theme === 'light' && { SPEC_STORY_ROWS: rows }),
      },
    });
    await storybook.close();
    return passed;
  };
  return {
    name: `stories, ${theme}`,
    report: `stories-${theme}`,
    run: (report) => {
      if (theme === 'light') rmSync(rows, { force: true });
      return start(report, theme === 'dark' ? stands : null);
    },
    runAgain: (report, failures) => start(report, isAbout(failures)),
  };
}
