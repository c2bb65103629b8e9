import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@remote-console/source'] },
  ssr: { resolve: { conditions: ['@remote-console/source', 'node', 'import', 'default'] } },
  test: {
    testTimeout: 60_000,
    // Tests keep nothing in modules, so files may share them: what is slow to load is loaded once.
    isolate: false,
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    include: ['src/**/*.test.ts'],
  },
});
