/** The tests that failed, to find those that do not fail every time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from './folder.ts';

/** A test that failed in a run; with `--repeat`, one that both passed and failed. */
export interface UnsteadyTest {
  readonly step: string;
  readonly file: string;
  readonly title: string;
  /** How often it passed and failed in this run. */
  readonly passed: number;
  readonly failed: number;
  readonly message: string;
}

/** Writes the list; an empty one if there are none. */
export function writeUnsteady(tests: readonly UnsteadyTest[]): void {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(path.join(REPORTS, 'unsteady.json'), `${JSON.stringify(tests, null, 1)}\n`);
}
