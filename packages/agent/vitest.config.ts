import { defineConfig } from 'vitest/config';

const conditions = ['@remote-console/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'agent', environment: 'node', include: ['src/**/*.test.ts'] },
});
