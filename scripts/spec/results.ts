/** Reads what the test runners wrote: the tests that ran and passed, with the rows they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test that passed. */
export interface PassedTest {
  title: string;
  /** Rows that the test names outside its title (a story's `parameters.spec`). */
  rows: string[];
}

/** How many tests a report holds. */
export interface Tally {
  passed: number;
  failed: number;
}

interface JestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[]; status: string }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface Outcome {
  title: string;
  status: 'passed' | 'failed' | 'other';
}

function jestOutcomes(report: JestReport): Outcome[] {
  return report.testResults.flatMap((file) => {
    const outcomes = file.assertionResults.map(({ fullName, status }): Outcome => ({
      title: fullName,
      status: status === 'passed' || status === 'failed' ? status : 'other',
    }));
    const fileFailed = file.status === 'failed' && outcomes.every(({ status }) => status !== 'failed');
    return fileFailed ? [...outcomes, { title: file.name, status: 'failed' as const }] : outcomes;
  });
}

function playwrightOutcomes(suites: readonly PlaywrightSuite[], above = ''): Outcome[] {
  return suites.flatMap((suite) => {
    const title = `${above} ${suite.title}`.trim();
    const own = (suite.specs ?? []).map((spec): Outcome => {
      const skipped = spec.tests.every((test) => test.status === 'skipped');
      return { title: `${title} ${spec.title}`, status: skipped ? 'other' : spec.ok ? 'passed' : 'failed' };
    });
    return [...own, ...playwrightOutcomes(suite.suites ?? [], title)];
  });
}

function outcomesOf(file: string): Outcome[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<JestReport> & { suites?: PlaywrightSuite[] };
  if (report.testResults) return jestOutcomes({ testResults: report.testResults });
  return playwrightOutcomes(report.suites ?? []);
}

const isReport = (name: string) => /^(unit|stories|visual|e2e).*\.json$/.test(name);

/** Passed and failed tests of one report. */
export function tallyOf(file: string): Tally {
  const outcomes = outcomesOf(file);
  return {
    passed: outcomes.filter(({ status }) => status === 'passed').length,
    failed: outcomes.filter(({ status }) => status === 'failed').length,
  };
}

/** Rows that stories name, by the id of the story; a story that failed does not appear. */
function storyRows(folder: string): PassedTest[] {
  const file = path.join(folder, 'story-rows.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { storyId: string; rows: string[] })
    .map(({ storyId, rows }) => ({ title: `story ${storyId}`, rows }));
}

/** Every test of the last run that passed. */
export function passedTests(folder: string): PassedTest[] {
  if (!existsSync(folder)) return [];
  const reported = readdirSync(folder)
    .filter(isReport)
    .toSorted()
    .flatMap((name) => outcomesOf(path.join(folder, name)))
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => ({ title, rows: [] }));
  return [...reported, ...storyRows(folder)];
}
