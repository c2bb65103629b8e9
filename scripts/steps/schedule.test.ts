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

/** Runs steps and records which ran in parallel, in the order in which they started. */
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

test('three steps that take a third run beside each other, a fourth waits', async () => {
  const { starts } = await observe([step('one'), step('two'), step('three'), step('four')]);
  expect(starts.map((running) => running.length)).toEqual([1, 2, 3, expect.any(Number)]);
  expect(Math.max(...starts.map((running) => running.length))).toBe(3);
});

test('two steps that take a half fill the machine; beside one of them there is room for a third', async () => {
  const halves = [step('stories', { share: 'half' }), step('widgets', { share: 'half' })];
  const both = await observe([...halves, step('one')], { stories: 9, widgets: 8 });
  expect(both.starts.map((running) => running.length)).toEqual([1, 2, expect.any(Number)]);
  expect(Math.max(...both.starts.map((running) => running.length))).toBe(2);
  const mixed = await observe([step('stories', { share: 'half' }), step('one'), step('two')], { stories: 9 });
  expect(mixed.starts.slice(0, 2)).toEqual([['stories'], ['stories', 'one']]);
  expect(Math.max(...mixed.starts.map((running) => running.length))).toBe(2);
});

test('a step that takes the whole machine waits until it is free, and others wait for it', async () => {
  const steps = [step('e2e', { share: 'whole' }), step('one'), step('two')];
  const first = await observe(steps, { e2e: 9 });
  expect(first.starts[0]).toEqual(['e2e']);
  expect(first.starts[1]).not.toContain('e2e');
  const last = await observe([...steps, step('build', { share: 'half' })], { build: 10, e2e: 9 });
  expect(last.starts.at(-1)).toEqual(['e2e']);
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
