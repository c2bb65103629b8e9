import { defineConfig } from 'vitest/config';

const conditions = ['@remote-console/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'agent',
    environment: 'node',
    setupFiles: ['../../scripts/propertySetup.ts'],
    include: ['src/**/*.test.ts'],
  },
});
