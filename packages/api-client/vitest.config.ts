import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@remote-console/source'] },
  ssr: { resolve: { conditions: ['@remote-console/source', 'node', 'import', 'default'] } },
  test: {
    testTimeout: 60_000,
    // Tests keep no state in modules, so files may share them: slow modules are loaded once.
    isolate: false,
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    include: ['src/**/*.test.ts'],
  },
});
