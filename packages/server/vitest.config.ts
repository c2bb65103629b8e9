import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const conditions = ['@remote-console/source'];
const suites = 'src/suites/**/*.test.ts';
const onlyPostgres = 'src/suites/**/*.postgres.test.ts';

const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** Tests keep nothing in modules, so files may share them: what is slow to load is loaded once. */
const common: Pick<InlineConfig, 'environment' | 'isolate' | 'setupFiles' | 'testTimeout' | 'hookTimeout'> = {
  environment: 'node',
  isolate: false,
  setupFiles: ['src/suites/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The suites run once on each engine; everything else needs no database or brings its own. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: [suites],
          provide: { engine: 'sqlite' },
        },
      },
      {
        ...shared,
        test: { ...common, name: 'sqlite', include: [suites], exclude: [onlyPostgres], provide: { engine: 'sqlite' } },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'postgres',
          include: [suites],
          globalSetup: ['src/suites/postgresSetup.ts'],
          provide: { engine: 'postgres' },
        },
      },
    ],
  },
});
