/** Reads the reports of the test runners, Vitest's and Playwright's, in a common form. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './folder.ts';

/** The result of one test. */
export interface Outcome {
  /** The whole title, with those of the groups around the test. */
  readonly title: string;
  /** The title of the test itself. */
  readonly ownTitle: string;
  /** The file of the test, from the root of the project. */
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** The runner's message about a failure, without colors; it may be empty. */
  readonly message: string;
  /** Rows that the test names outside its title: a story's `parameters.spec`. */
  readonly rows: readonly string[];
  /** The titles of a story's steps that passed. */
  readonly steps: readonly string[];
  /** Whether the test compared a screenshot. */
  readonly hasPicture: boolean;
}

/** A report of a test runner. */
export interface Report {
  readonly outcomes: readonly Outcome[];
  /** Seconds per file, from the root of the project. */
  readonly files: ReadonlyMap<string, number>;
}

/** A report in which nothing ran. */
export const EMPTY_REPORT: Report = { outcomes: [], files: new Map() };

interface JestReport {
  testResults: {
    name: string;
    message?: string;
    startTime?: number;
    endTime?: number;
    assertionResults: {
      fullName: string;
      title?: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
    status: string;
  }[];
}

interface PlaywrightTest {
  status: string;
  annotations?: { type: string; description?: string }[];
  results: { duration?: number; errors?: { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; file?: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config?: { rootDir?: string };
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

const MS_PER_SECOND = 1000;
const fromRoot = (file: string) => path.relative(ROOT, file).split(path.sep).join('/');
const statusOf = (status: string): Outcome['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** A file that could not be loaded, as a test that failed. */
function failedFile(file: string, message: string): Outcome {
  return {
    title: file,
    ownTitle: file,
    file,
    status: 'failed',
    seconds: 0,
    message: stripVTControlCharacters(message),
    rows: [],
    steps: [],
    hasPicture: false,
  };
}

function readJest(report: JestReport): Report {
  const files = new Map<string, number>();
  const outcomes = report.testResults.flatMap((result) => {
    const file = fromRoot(result.name);
    const spent = ((result.endTime ?? 0) - (result.startTime ?? 0)) / MS_PER_SECOND;
    files.set(file, (files.get(file) ?? 0) + spent);
    const tests = result.assertionResults.map((test): Outcome => ({
      title: test.fullName,
      ownTitle: test.title ?? test.fullName,
      file,
      status: statusOf(test.status),
      seconds: (test.duration ?? 0) / MS_PER_SECOND,
      message: stripVTControlCharacters((test.failureMessages ?? []).join('\n')),
      rows: [],
      steps: [],
      hasPicture: false,
    }));
    const isFileLost = result.status === 'failed' && tests.every(({ status }) => status !== 'failed');
    return isFileLost ? [...tests, failedFile(file, result.message ?? '')] : tests;
  });
  return { outcomes, files };
}

function readPlaywright(report: PlaywrightReport): Report {
  const folder = report.config?.rootDir ?? ROOT;
  const files = new Map<string, number>();
  const outcomesOf = (suites: readonly PlaywrightSuite[], above: string): Outcome[] =>
    suites.flatMap((suite) => {
      const title = `${above} ${suite.title}`.trim();
      const own = (suite.specs ?? []).map((spec): Outcome => {
        const file = fromRoot(path.resolve(folder, spec.file ?? ''));
        const results = spec.tests.flatMap((test) => test.results);
        const annotations = spec.tests.flatMap((test) => test.annotations ?? []);
        const seconds = results.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / MS_PER_SECOND;
        files.set(file, (files.get(file) ?? 0) + seconds);
        return {
          title: `${title} ${spec.title}`,
          ownTitle: spec.title,
          file,
          status: spec.tests.every(({ status }) => status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
          seconds,
          message: stripVTControlCharacters(
            results.flatMap(({ errors }) => (errors ?? []).map(({ message }) => message ?? '')).join('\n'),
          ),
          rows: annotations
            .filter(({ type }) => type === 'rows')
            .flatMap(({ description }) => (description ?? '').split(/[\s,]+/).filter((row) => row !== '')),
          steps: annotations.flatMap(({ type, description }) => (type === 'step' ? (description ?? []) : [])),
          hasPicture: annotations.some(({ type }) => type === 'picture'),
        };
      });
      return [...own, ...outcomesOf(suite.suites ?? [], title)];
    });
  const outcomes = outcomesOf(report.suites ?? [], '');
  const lost = (report.errors ?? []).map(({ message }) => failedFile('the run itself', message ?? ''));
  return { outcomes: [...outcomes, ...lost], files };
}

/** Reads a report; one that was not written has no tests. */
export function readReport(file: string): Report {
  if (!existsSync(file)) return EMPTY_REPORT;
  const content = JSON.parse(readFileSync(file, 'utf8')) as Partial<JestReport> & PlaywrightReport;
  return content.testResults ? readJest({ testResults: content.testResults }) : readPlaywright(content);
}
