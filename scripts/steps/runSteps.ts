/** Runs steps and prints their results, in a way that stays readable although several run in parallel. */
import { mkdirSync } from 'node:fs';
import type { Outcome } from '../reports/outcomes.ts';
import { lastSeconds } from '../reports/times.ts';
import { runStep, type StepResult } from './runStep.ts';
import { runSchedule } from './schedule.ts';
import type { Step } from './step.ts';

/** How many lines of a failed test's message are repeated at the end; all of it is in the output of its step. */
const SAID_LINES = 12;

const clock = () => new Date().toTimeString().slice(0, 8);

function progress(words: string, running: readonly string[]): void {
  const beside = running.length === 0 ? '' : ` · running: ${running.join(', ')}`;
  console.log(`${clock()} ${words}${beside}`);
}

function announce({ name, seconds, passed, failures, output }: StepResult, running: readonly string[]): void {
  const counts = `${passed} passed, ${failures.length} failed in ${seconds.toFixed(1)} s`;
  const printed = output.trimEnd();
  if (printed !== '') console.log(`\n── ${name}\n${printed}\n`);
  progress(`${failures.length === 0 ? '✓' : '✗'} ${name}: ${counts}`, running);
}

/** Runs steps in parallel; the output of each is printed when it ends, unless there is only one. */
export function runSteps(
  steps: readonly Step[],
  { folder, isWhole }: { readonly folder: string; readonly isWhole: boolean },
): Promise<StepResult[]> {
  mkdirSync(folder, { recursive: true });
  const seconds = lastSeconds();
  return runSchedule(steps, {
    expected: ({ name }) => seconds[name] ?? 1,
    run: (step) => runStep(step, { folder, isWhole, isAlone: steps.length === 1 }),
    started: ({ name }, running) =>
      progress(
        `▸ ${name}`,
        running.filter((other) => other !== name),
      ),
    ended: announce,
  });
}

/** The failed tests of a run, with the step of each. */
export const failuresOf = (results: readonly StepResult[]): (Outcome & { readonly step: string })[] =>
  results.flatMap(({ name, failures }) => failures.map((failure) => ({ ...failure, step: name })));

/** Repeats the failures at the end, and prints the line `N passed, N failed` over all suites. */
export function printOutcome(results: readonly StepResult[]): void {
  const failures = failuresOf(results);
  if (failures.length > 0) console.log('\n── failed');
  for (const { step, title, message } of failures) {
    const said = message.split('\n').slice(0, SAID_LINES);
    console.log([`${step}: ${title}`, ...said.map((line) => `    ${line}`)].join('\n'));
  }
  const sum = (countOf: (result: StepResult) => number) =>
    results.reduce((total, result) => total + countOf(result), 0);
  const skipped = sum((result) => result.skipped);
  console.log(
    `\n${sum((result) => result.passed)} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}
