import { expect, test } from 'vitest';
import { failedStep, type StepResult } from './runStep.ts';
import { runSchedule } from './schedule.ts';
import type { Step } from './step.ts';

const resultOf = (name: string, isPassed = true): StepResult => ({
  name,
  seconds: 0,
  passed: isPassed ? 1 : 0,
  skipped: 0,
  failures: isPassed ? [] : [failedStep(name)],
  files: new Map(),
  output: '',
});

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, run: () => true, ...more });

/** Runs steps and notes which ran beside each other, in the order in which they started. */
async function observe(steps: readonly Step[], seconds: Readonly<Record<string, number>> = {}, failing = '') {
  const starts: string[][] = [];
  const results = await runSchedule(steps, {
    expected: ({ name }) => seconds[name] ?? 1,
    run: async ({ name }) => {
      await new Promise((resolve) => setTimeout(resolve));
      return resultOf(name, name !== failing);
    },
    started: (_, running) => starts.push([...running]),
    ended: () => undefined,
  });
  return { starts, results };
}

test('three steps of one lane run beside each other, a fourth waits', async () => {
  const { starts } = await observe([step('one'), step('two'), step('three'), step('four')]);
  expect(starts.map((running) => running.length)).toEqual([1, 2, 3, expect.any(Number)]);
  expect(Math.max(...starts.map((running) => running.length))).toBe(3);
});

test('a step of all lanes runs alone', async () => {
  const { starts } = await observe([step('browser', { lanes: 'all' }), step('one'), step('two')], { browser: 9 });
  expect(starts[0]).toEqual(['browser']);
  expect(starts[1]).toEqual(['one']);
});

test('a step that waits most of its time runs beside steps that take all lanes', async () => {
  const { starts } = await observe([step('waiting', { lanes: 0 }), step('browser', { lanes: 'all' })], { browser: 9 });
  expect(starts[1]).toEqual(['browser', 'waiting']);
});

test('the step that takes longest begins first, with what it needs before it', async () => {
  const steps = [step('short'), step('long', { needs: ['build'] }), step('build')];
  const { starts } = await observe(steps, { short: 3, long: 9, build: 1 });
  expect(starts.map((running) => running.at(-1))).toEqual(['build', 'short', 'long']);
});

test('a need that is not part of the run does not hold a step up', async () => {
  const { results } = await observe([step('e2e', { needs: ['build'] })]);
  expect(results.map(({ name, passed }) => [name, passed])).toEqual([['e2e', 1]]);
});

test('a step whose need failed is not run, and counts as failed', async () => {
  const { starts, results } = await observe([step('build'), step('e2e', { needs: ['build'] })], {}, 'build');
  expect(starts).toEqual([['build']]);
  expect(results.map(({ failures }) => failures.map(({ message }) => message))).toEqual([
    [''],
    ['not run, because "build" failed'],
  ]);
});

test('steps that need each other are refused', async () => {
  const steps = [step('one', { needs: ['two'] }), step('two', { needs: ['one'] })];
  await expect(observe(steps)).rejects.toThrow('Steps need each other: one, two');
});
