import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

const conditions = ['@remote-console/source'];
/** Suites over the real app and a real database, next to the areas they test: each runs once on each engine. */
const suites = 'src/**/*.test.ts';
/** Tests that need no database, or that provide their own. */
const withoutDatabase = 'src/**/*.unit.test.ts';
/** Suites about what only PostgreSQL does: several servers over one database, lost connections. */
const onlyPostgres = 'src/**/*.postgres.test.ts';

const shared = { resolve: { conditions }, ssr: { resolve: { conditions } } };
/** Tests keep no state in modules, so files may share them: slow modules are loaded once. */
const common: Pick<InlineConfig, 'environment' | 'isolate' | 'setupFiles' | 'testTimeout' | 'hookTimeout'> = {
  environment: 'node',
  isolate: false,
  setupFiles: ['../../scripts/propertySetup.ts', '../../scripts/patienceSetup.ts', 'src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Servers are started from their sources here, several one after the other, beside two other suites on two cores. */
const SERVER_STARTS_MS = 180_000;

/** The name of a file says in which projects it runs; this is the only place where that is decided. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: [withoutDatabase],
          provide: { engine: 'sqlite' },
          testTimeout: SERVER_STARTS_MS,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'sqlite',
          include: [suites],
          exclude: [withoutDatabase, onlyPostgres],
          provide: { engine: 'sqlite' },
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'postgres',
          include: [suites],
          exclude: [withoutDatabase],
          globalSetup: ['src/testing/postgresSetup.ts'],
          provide: { engine: 'postgres' },
        },
      },
    ],
  },
});
