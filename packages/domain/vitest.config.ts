import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    // Rules keep no state in modules, so files may share them: a process per file took three quarters of the time.
    isolate: false,
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
});
