import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the test scripts. */
export default defineConfig({
  test: {
    name: 'scripts',
    root: fileURLToPath(new URL('.', import.meta.url)),
    environment: 'node',
    include: ['**/*.test.ts'],
  },
});
