import { expect, test } from 'vitest';
import { isUnsteady, type RoundOutcome, tallyRounds } from './tally.ts';

const outcome = (title: string, status: RoundOutcome['status'], step = 'api sqlite'): RoundOutcome => ({
  step,
  title,
  file: 'a.test.ts',
  status,
  message: status === 'failed' ? 'expected 1' : '',
});

test('a test is unsteady when it both passed and failed', () => {
  const tests = tallyRounds([
    outcome('steady', 'passed'),
    outcome('steady', 'passed'),
    outcome('sometimes', 'failed'),
    outcome('sometimes', 'passed'),
    outcome('broken', 'failed'),
    outcome('broken', 'failed'),
    outcome('left out', 'skipped'),
  ]);
  expect(tests.map(({ title, passed, failed }) => [title, passed, failed])).toEqual([
    ['steady', 2, 0],
    ['sometimes', 1, 1],
    ['broken', 0, 2],
  ]);
  expect(tests.filter(isUnsteady)).toEqual([
    { step: 'api sqlite', file: 'a.test.ts', title: 'sometimes', passed: 1, failed: 1, message: 'expected 1' },
  ]);
});

test('a test that fails on one engine only is not unsteady', () => {
  const tests = tallyRounds([outcome('sorts', 'passed'), outcome('sorts', 'failed', 'api postgres')]);
  expect(tests.filter(isUnsteady)).toEqual([]);
});
