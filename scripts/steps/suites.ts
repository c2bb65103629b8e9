import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../chromium.ts';
import { REPORTS, ROOT } from '../reports/folder.ts';
import { serveStorybook, type StoryEntry } from '../storybookServer.ts';
import { command, type Suite } from './step.ts';

/** Runs Vitest in a folder of the project, with a report. */
const vitest = (folder: string, report: string, words: readonly string[] = []) =>
  command('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...words], {
    cwd: path.join(ROOT, folder),
  });

/** The tests of a package that need neither a browser nor a database. */
export function unit(packageName: string): Suite {
  const words = packageName === 'server' ? ['--project', 'unit'] : [];
  return {
    name: `unit ${packageName}`,
    report: `unit-${packageName}`,
    run: (report) => vitest(`packages/${packageName}`, report, words),
  };
}

/** The tests of the project's own scripts. */
export const unitScripts: Suite = {
  name: 'unit scripts',
  report: 'unit-scripts',
  run: (report) => vitest('scripts', report),
};

/** The suites of the server on one database engine, each with a report of its own: they prove rows of the kind `api`. */
export function api(engine: 'sqlite' | 'postgres'): Suite {
  return {
    name: `api ${engine}`,
    report: `api-${engine}`,
    run: (report) => vitest('packages/server', report, ['--project', engine]),
  };
}

/** The tests that Playwright runs: the pictures of the stories, or the ways through the console. */
export function playwright(project: 'visual' | 'e2e', flags: readonly string[] = []): Suite {
  return {
    name: project,
    report: project,
    run: async (report) => {
      const storybook = project === 'visual' ? await serveStorybook() : null;
      const passed = await command(
        'playwright',
        ['test', '--config', `tests/${project}/playwright.config.ts`, ...flags],
        {
          env: {
            CHROMIUM_PATH: chromiumPath(),
            // Playwright writes its report where this says.
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            ...(storybook && { STORYBOOK_URL: storybook.url }),
          },
        },
      );
      await storybook?.close();
      return passed;
    },
  };
}

const stands = ({ tags }: StoryEntry) => !tags?.includes('play-fn');

/**
 * Each story rendered, played and checked with axe; the rows that stories name count from the light run. What a play
 * function does is the same in the dark, so only the stories that stand still are looked at there.
 */
export function stories(theme: 'light' | 'dark'): Suite {
  const rows = path.join(REPORTS, 'story-rows.jsonl');
  return {
    name: `stories, ${theme}`,
    report: `stories-${theme}`,
    run: async (report) => {
      if (theme === 'light') rmSync(rows, { force: true });
      const isWanted = theme === 'dark' ? stands : null;
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
    },
  };
}
