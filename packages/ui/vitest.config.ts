import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE_CONDITION = '@remote-console/source';

export default defineConfig({
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts', '../../scripts/selectorSetup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    // Taken in as one: left to Node, Material UI and this package would each get an Emotion of their own.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
});
