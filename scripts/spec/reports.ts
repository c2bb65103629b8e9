/** The reports that count as proof: those of the last whole run of each suite. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS } from '../reports/folder.ts';
import { type Outcome, readReport } from '../reports/outcomes.ts';
import type { SuiteReport } from './gate.ts';

const isReport = (name: string) => /^(unit|api|stories|visual|e2e).*\.json$/.test(name);

/** Rows that the story runner notes beside its report; a story that failed does not appear. */
function notedStories(): Outcome[] {
  const file = path.join(REPORTS, 'story-rows.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { storyId: string; rows: string[] })
    .map(({ storyId, rows }) => ({
      title: `story ${storyId}`,
      ownTitle: `story ${storyId}`,
      file: '',
      status: 'passed',
      seconds: 0,
      message: '',
      rows,
      hasPicture: false,
    }));
}

/** Every report that is there, with its tests. */
export function readSuiteReports(): SuiteReport[] {
  if (!existsSync(REPORTS)) return [];
  const reports = readdirSync(REPORTS)
    .filter(isReport)
    .toSorted()
    .map((name) => ({ name: path.basename(name, '.json'), ...readReport(path.join(REPORTS, name)) }));
  return reports.map(({ name, outcomes }) => ({
    name,
    outcomes: name === 'stories-light' ? [...outcomes, ...notedStories()] : outcomes,
  }));
}
