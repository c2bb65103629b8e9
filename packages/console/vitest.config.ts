import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE_CONDITION = '@remote-console/source';

export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    name: 'console',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    // Whole pages are drawn, on machines that do other things as well.
    testTimeout: 30_000,
    // Taken in as one: left to Node, Material UI and the library would each get an Emotion of their own.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
