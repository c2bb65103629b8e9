import { defineConfig } from 'vitest/config';

const conditions = ['@remote-console/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'texts',
    environment: 'node',
    // What modules keep here is the same for every test, so files may share them.
    isolate: false,
    setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts'],
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
