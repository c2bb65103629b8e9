/** The reports that count as proof: those of the last whole run of each suite. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../reports/folder.ts';
import { readReport } from '../reports/outcomes.ts';
import type { SuiteReport } from './gate.ts';

const isReport = (name: string) => /^(unit|api|stories|e2e)[\w-]*\.json$/.test(name);

/** Every existing report, with its tests. */
export function readSuiteReports(): SuiteReport[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter(isReport)
    .toSorted()
    .map((name) => ({ name: path.basename(name, '.json'), ...readReport(path.join(REPORTS, name)) }));
}
