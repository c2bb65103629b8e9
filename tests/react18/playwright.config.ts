import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

// Read by what serves Storybook and by what reads its index, here and in the workers.
process.env['STORYBOOK_FOLDER'] = '.cache/storybook-react18';

/** The widgets that portals embed, played on React 18.3: without screenshots, which are those of React 19. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../stories/serveStories.ts',
  outputDir: '../../test-results/react18',
  fullyParallel: true,
  // As many as cores, beside the stories on React 19: more only add contention.
  workers: 2,
  timeout: 60_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  use: { launchOptions: launchOptions() },
});
