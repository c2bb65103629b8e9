import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE_CONDITION = '@remote-console/source';

/**
 * What people run. In development React notes a stack for every element, and Emotion writes a style element for each of its
 * rules, over which every search of the page then walks.
 */
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    name: 'console',
    // Every file imports the whole console. A worker evaluates it once; each test ends what it started (`aConsole`).
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['../../scripts/patienceSetup.ts', '../../scripts/selectorSetup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Whole pages are drawn, on machines that do other things as well.
    testTimeout: 60_000,
    // Taken in as one: left to Node, Material UI and the library would each get an Emotion of their own.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
