import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';

/** Pictures of every component, compared with the committed ones. One browser, one clock, one zone, no motion. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  retries: 0,
  forbidOnly: true,
  reporter: [['dot'], ['json']],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' },
  },
  use: { launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS } },
});
