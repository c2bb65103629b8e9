import { defineConfig } from 'vitest/config';

const conditions = ['@remote-console/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'agent',
    environment: 'node',
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    testTimeout: 60_000,
    // Each of the concurrent tests runs an agent of its own, and the limits of the conformance rules include its start.
    maxConcurrency: 3,
    include: ['src/**/*.test.ts'],
  },
});
