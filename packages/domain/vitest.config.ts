import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    environment: 'node',
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
  },
});
