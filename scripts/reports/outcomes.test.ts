import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './folder.ts';
import { readReport } from './outcomes.ts';

function reportOf(content: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const file = path.join(ROOT, 'packages/domain/src/a.test.ts');

test('a report of Vitest gives each test its own title, file, status and time, and each file its time', () => {
  const assertionResults = [
    { fullName: 'a group adds', title: 'adds', status: 'passed', duration: 500 },
    { fullName: 'a group fails', title: 'fails', status: 'failed', duration: 100, failureMessages: ['no'] },
    { fullName: 'a group waits', title: 'waits', status: 'todo' },
  ];
  const testResults = [{ name: file, status: 'failed', startTime: 1000, endTime: 3500, assertionResults }];
  const { outcomes, files } = readReport(reportOf({ testResults }));
  expect(outcomes.map(({ ownTitle, status, seconds, message }) => [ownTitle, status, seconds, message])).toEqual([
    ['adds', 'passed', 0.5, ''],
    ['fails', 'failed', 0.1, 'no'],
    ['waits', 'skipped', 0, ''],
  ]);
  expect([...files]).toEqual([['packages/domain/src/a.test.ts', 2.5]]);
});

test('a file that could not be loaded counts as a failed test', () => {
  const testResults = [{ name: file, status: 'failed', message: 'Cannot find module', assertionResults: [] }];
  const { outcomes } = readReport(reportOf({ testResults }));
  expect(outcomes.map(({ title, status, message }) => [title, status, message])).toEqual([
    ['packages/domain/src/a.test.ts', 'failed', 'Cannot find module'],
  ]);
});

test('a report of Playwright gives the rows, the steps and the picture that a test is annotated with', () => {
  const annotations = [
    { type: 'rows', description: 'A-LOGIN-01 B-CARD-02' },
    { type: 'step', description: 'opens [A-LOGIN-02]' },
    { type: 'picture' },
  ];
  const tests = [{ status: 'expected', annotations, results: [{ duration: 2000 }] }];
  const specs = [{ title: 'Typical', file: 'stories.spec.ts', ok: true, tests }];
  const config = { rootDir: path.join(ROOT, 'tests/visual') };
  const suites = [{ title: 'stories.spec.ts', suites: [{ title: 'Devices/Card', specs }] }];
  const { outcomes, files } = readReport(reportOf({ config, suites }));
  expect(outcomes).toEqual([
    {
      title: 'stories.spec.ts Devices/Card Typical',
      ownTitle: 'Typical',
      file: 'tests/visual/stories.spec.ts',
      status: 'passed',
      seconds: 2,
      message: '',
      rows: ['A-LOGIN-01', 'B-CARD-02'],
      steps: ['opens [A-LOGIN-02]'],
      hasPicture: true,
    },
  ]);
  expect([...files]).toEqual([['tests/visual/stories.spec.ts', 2]]);
});

test('an error of Playwright outside every test counts as a failed test', () => {
  const { outcomes } = readReport(reportOf({ suites: [], errors: [{ message: 'the console did not start' }] }));
  expect(outcomes.map(({ status, message }) => [status, message])).toEqual([['failed', 'the console did not start']]);
});

test('a report that was not written has no tests', () => {
  expect(readReport('/nowhere/report.json').outcomes).toEqual([]);
});
