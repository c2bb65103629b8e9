import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'sqlite' | 'postgres';
    postgresUrl: string;
    /** Whether the server is removed after the test run, so that nothing has to be cleaned up in it. */
    postgresIsOurs: boolean;
  }
}

/** Gives the suites a real PostgreSQL: the one given by TEST_DATABASE_URL, otherwise their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') {
    project.provide('postgresUrl', named);
    project.provide('postgresIsOurs', false);
    return () => Promise.resolve();
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  project.provide('postgresIsOurs', true);
  return () => server.stop();
}
