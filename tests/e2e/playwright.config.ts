import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';

/** Walks in the real browser on what `npm start` starts: real server, real agent, simulated fleet. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  ...(process.env['CONSOLE_URL'] ? {} : { globalSetup: './start.ts' }),
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['json']],
  use: {
    actionTimeout: 8000,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
});
