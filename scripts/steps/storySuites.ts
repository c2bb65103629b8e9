/** The suites that look at stories. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromiumPath } from '../chromium.ts';
import { serveStorybook, type StoryEntry } from '../storybookServer.ts';
import type { Step } from './step.ts';
import { playwright } from './suites.ts';

const stands = ({ tags }: StoryEntry) => !tags?.includes('play-fn');

/**
 * Each story rendered, played and checked with axe; the rows that stories name count from the light run. What a play
 * function does is the same in the dark, so only the stories that stand still are looked at there.
 */
export const stories = (theme: 'light' | 'dark'): Step => ({
  name: `stories, ${theme}`,
  report: `stories-${theme}`,
  lanes: 2,
  needs: ['build storybook'],
  run: async ({ command, report }) => {
    const rows = path.join(path.dirname(report), 'story-rows.jsonl');
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
});

/** The pictures of the stories, compared with the committed ones. */
export const pictures = (words: readonly string[] = []): Step => ({
  name: 'visual',
  report: 'visual',
  lanes: 2,
  needs: ['build storybook'],
  run: async (session) => {
    const storybook = await serveStorybook();
    const passed = await playwright(session, 'visual', words, { STORYBOOK_URL: storybook.url });
    await storybook.close();
    return passed;
  },
});
