import { defineConfig } from 'vitest/config';

const conditions = ['@remote-console/source'];
const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
const suites = 'src/suites/**/*.test.ts';
const onlyPostgres = 'src/suites/**/*.postgres.test.ts';

/** The suites run once on each engine; everything else needs no database or brings its own. */
export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], exclude: [suites] } },
      {
        ...shared,
        test: {
          name: 'sqlite',
          environment: 'node',
          include: [suites],
          exclude: [onlyPostgres],
          provide: { engine: 'sqlite' },
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'postgres',
          environment: 'node',
          include: [suites],
          globalSetup: ['src/suites/postgresSetup.ts'],
          provide: { engine: 'postgres' },
          testTimeout: 20_000,
        },
      },
    ],
  },
});
