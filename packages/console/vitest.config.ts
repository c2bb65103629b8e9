import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE_CONDITION = '@remote-console/source';

/**
 * The production build that users run. In development React records a stack for every element, and Emotion writes a
 * style element per rule, which every DOM query then walks over.
 */
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    name: 'console',
    // Every file imports the whole console. A worker evaluates it once; each test stops what it started (`aConsole`).
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['../../scripts/patienceSetup.ts', '../../scripts/selectorSetup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    // Whole pages are rendered, on machines that do other things as well.
    testTimeout: 60_000,
    // Bundled together: if left to Node, Material UI and the library would each get their own Emotion.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
