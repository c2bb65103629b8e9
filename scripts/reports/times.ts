/** Where the time of a run was spent: per step and per test file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepResult } from '../steps/runStep.ts';
import { REPORTS, ROOT } from './folder.ts';

/** The last recorded seconds of each step; they survive the deletion of the reports. */
const LAST = path.join(ROOT, 'node_modules/.cache/test-times.json');
/** What the steps take on two cores, for a machine that has not run them yet. */
const TYPICAL = path.join(ROOT, 'scripts/steps/typicalSeconds.json');
/** How many of the slowest files the table shows. */
const SLOWEST = 20;

const readSeconds = (file: string): Record<string, number> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};

/** Seconds per step, as last recorded here, or as they typically are. */
export const lastSeconds = (): Readonly<Record<string, number>> => ({ ...readSeconds(TYPICAL), ...readSeconds(LAST) });

interface Times {
  /** Seconds of the whole run; less than the sum of the steps, which run in parallel. */
  seconds: number;
  steps: { name: string; seconds: number; passed: number; failed: number; skipped: number }[];
  files: { step: string; file: string; seconds: number }[];
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

/** The times of a run, the slowest files first. */
export function timesOf(results: readonly StepResult[], seconds: number): Times {
  return {
    seconds: rounded(seconds),
    steps: results.map(({ name, seconds: spent, passed, skipped, failures }) => ({
      name,
      seconds: rounded(spent),
      passed,
      failed: failures.length,
      skipped,
    })),
    files: results
      .flatMap(({ name, files }) => [...files].map(([file, spent]) => ({ step: name, file, seconds: rounded(spent) })))
      .toSorted((one, other) => other.seconds - one.seconds),
  };
}

/** Writes `reports/times.json`. */
export function writeTimes(times: Times): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(path.join(REPORTS, 'times.json'), `${JSON.stringify(times, null, 1)}\n`);
}

/** Stores the seconds of whole steps for the next run, which starts with those that take longest. */
export function recordTimes({ steps }: Times): void {
  mkdirSync(path.dirname(LAST), { recursive: true });
  const passed = steps.filter(({ failed }) => failed === 0).map(({ name, seconds }) => [name, seconds]);
  writeFileSync(LAST, JSON.stringify({ ...readSeconds(LAST), ...Object.fromEntries(passed) }));
}

/** The table at the end of a run, as lines. */
export function timesTable({ seconds, steps, files }: Times): string[] {
  const line = (spent: number, words: string) => `${`${spent.toFixed(1)} s`.padStart(9)}  ${words}`;
  const slowest = files.slice(0, SLOWEST);
  return [
    ...steps.map(({ name, seconds: spent, passed, failed, skipped }) =>
      line(spent, `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`),
    ),
    line(seconds, 'the whole run'),
    ...(slowest.length === 0 ? [] : ['', `The ${slowest.length} slowest files:`]),
    ...slowest.map(({ step, file, seconds: spent }) => line(spent, `${file} (${step})`)),
  ];
}
