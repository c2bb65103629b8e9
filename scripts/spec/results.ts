/** Reads what the test runners wrote: the tests that ran and passed, with the rows they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that passed. */
export interface PassedTest {
  title: string;
  /** Rows that the test names outside its title (a story's `parameters.spec`). */
  rows: string[];
}

/** A test that failed, and what it said. */
export interface FailedTest {
  title: string;
  /** The file it stands in; empty where the runner does not say. */
  file: string;
  /** The runner's message, without colours; it may be empty. */
  message: string;
}

/** What the tests of a report came to. */
export interface Tally {
  passed: number;
  failures: FailedTest[];
}

interface JestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
    status: string;
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface Outcome {
  title: string;
  file: string;
  status: 'passed' | 'failed' | 'other';
  message: string;
}

function jestOutcomes(report: JestReport): Outcome[] {
  return report.testResults.flatMap((file) => {
    const outcomes = file.assertionResults.map(({ fullName, status, failureMessages }): Outcome => ({
      title: fullName,
      file: file.name,
      status: status === 'passed' || status === 'failed' ? status : 'other',
      message: (failureMessages ?? []).join('\n'),
    }));
    const fileFailed = file.status === 'failed' && outcomes.every(({ status }) => status !== 'failed');
    const title = path.relative('.', file.name);
    const whole = { title, file: file.name, status: 'failed' as const, message: file.message ?? '' };
    return fileFailed ? [...outcomes, whole] : outcomes;
  });
}

function playwrightOutcomes(suites: readonly PlaywrightSuite[], above = ''): Outcome[] {
  return suites.flatMap((suite) => {
    const title = `${above} ${suite.title}`.trim();
    const own = (suite.specs ?? []).map((spec): Outcome => {
      const skipped = spec.tests.every((test) => test.status === 'skipped');
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return {
        title: `${title} ${spec.title}`,
        file: '',
        status: skipped ? 'other' : spec.ok ? 'passed' : 'failed',
        message: errors.map(({ message }) => message ?? '').join('\n'),
      };
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
    failures: outcomes
      .filter(({ status }) => status === 'failed')
      .map(({ title, file, message }) => ({ title, file, message: stripVTControlCharacters(message) })),
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
