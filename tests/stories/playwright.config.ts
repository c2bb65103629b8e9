import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

/** Every story opened once: played, checked by axe, compared with its pictures. One browser, one clock, no motion. */
export default defineConfig({
  testDir: '.',
  globalSetup: './serveStories.ts',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  // Three on two cores: with two, a sixth of the processor waits for frames and timers; a fourth only adds contention.
  workers: 3,
  timeout: 120_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  expect: {
    // As long as a busy machine may take to render a page.
    timeout: 30_000,
    toHaveScreenshot: {
      threshold: 0.1,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      stylePath: './pictures.css',
    },
  },
  use: { launchOptions: launchOptions() },
});
