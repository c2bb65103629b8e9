import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE_CONDITION = '@remote-console/source';

export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  // The production build of React has no element factory for development.
  oxc: { jsx: { development: false } },
  test: {
    name: 'console',
    // What people run. In development React notes a stack for every element, which doubled the time of a page.
    env: { NODE_ENV: 'production' },
    // Every file imports the whole console. A worker evaluates it once; each test ends what it started (`aConsole`).
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['../../scripts/patienceSetup.ts', '../../scripts/selectorSetup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    // Whole pages are drawn, on machines that do other things as well.
    testTimeout: 60_000,
    // Taken in as one: left to Node, Material UI and the library would each get an Emotion of their own.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
