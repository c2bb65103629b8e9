import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@remote-console/source', 'module', 'node', 'development|production'] } },
  test: { include: ['src/**/*.test.ts'] },
});
