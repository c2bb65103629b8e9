import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

/** A console that somebody started by hand is shared by all tests. */
const byHand = process.env['CONSOLE_URL'] !== undefined;

/** End-to-end tests in the real browser on what `npm start` starts: real server, real agent, simulated fleet. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  ...(byHand ? {} : { globalSetup: './kit/start.ts' }),
  // As many as cores: where two cores share their units or page tables, a third costs more than the waiting it fills.
  workers: byHand ? 1 : 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 60_000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // Screenshots and snapshots of every step take a third of the time; `--trace on` enables them for one file.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: launchOptions(),
  },
});
