import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@remote-console/source'] },
  ssr: { resolve: { conditions: ['@remote-console/source', 'node', 'import', 'default'] } },
  test: { setupFiles: ['../../scripts/propertySetup.ts'], include: ['src/**/*.test.ts'] },
});
