import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const environment = config.testEnvironmentOptions['jest-playwright'];
const executablePath = process.env.CHROMIUM_PATH;

/** The story tests run in the browser that CHROMIUM_PATH names: the one the lockfile pins, so results agree everywhere. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...environment,
      browsers: ['chromium'],
      exitOnPageError: false,
      contextOptions: {
        ...environment.contextOptions,
        reducedMotion: 'reduce',
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
      },
      launchOptions: {
        ...environment.launchOptions,
        ...(executablePath ? { executablePath } : {}),
        headless: true,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
        ],
      },
    },
  },
};
