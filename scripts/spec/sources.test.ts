import { describe, expect, test } from 'vitest';
import { coveredFiles } from './sources.ts';

const covers = (report: string, file: string) => coveredFiles(report).includes(file);

describe('the sources that a report covers', () => {
  test('are those of its package, tests included, and the product code of the packages below', () => {
    expect(covers('unit-ui', 'packages/ui/src/index.ts')).toBe(true);
    expect(covers('unit-domain', 'packages/domain/src/groups/groupTree.test.ts')).toBe(true);
    expect(covers('unit-ui', 'packages/domain/src/groups/groupTree.ts')).toBe(true);
    expect(covers('unit-ui', 'packages/domain/src/groups/groupTree.test.ts')).toBe(false);
    expect(covers('unit-ui', 'packages/server/src/main.ts')).toBe(false);
  });

  test('are the end-to-end tests and every package for these tests, and no test of a package', () => {
    expect(covers('e2e', 'tests/e2e/login.spec.ts')).toBe(true);
    expect(covers('e2e', 'packages/agent/src/main.ts')).toBe(true);
    expect(covers('e2e', 'packages/domain/src/groups/groupTree.test.ts')).toBe(false);
  });

  test('are the components, their stories and Storybook for the stories', () => {
    expect(covers('stories', '.storybook/preview.tsx')).toBe(true);
    expect(covers('stories', 'packages/ui/src/index.ts')).toBe(true);
    expect(covers('stories', 'packages/server/src/main.ts')).toBe(false);
  });

  test('are the server and what it imports for its suites on a database', () => {
    expect(covers('api-postgres', 'packages/server/src/main.ts')).toBe(true);
    expect(covers('api-postgres', 'packages/ui/src/index.ts')).toBe(false);
  });
});
