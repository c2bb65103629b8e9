/**
 * Which sources a report covers, and whether they are unchanged since its suite ran. Contents are compared and not
 * times: a fresh clone or a change of branches gives every file a new time.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPORTS, ROOT } from '../reports/folder.ts';
import { filesBelow, isTestFile } from '../workspace/files.ts';
import { packageDependencies } from '../workspace/packages.ts';

/** Where the hash of the covered sources of each report is stored. */
const STAMPS = path.join(REPORTS, 'sources.json');

const hashes = new Map<string, Buffer>();

function hashOf(file: string): Buffer {
  const known = hashes.get(file);
  if (known) return known;
  const hash = createHash('sha256')
    .update(readFileSync(path.join(ROOT, file)))
    .digest();
  hashes.set(file, hash);
  return hash;
}

/** The packages that the suite of a report runs, and the folders of its own tests. */
function scopeOf(report: string): { packages: readonly string[]; folders: readonly string[] } {
  if (report === 'unit-scripts') return { packages: [], folders: ['scripts'] };
  if (report.startsWith('unit-')) return { packages: [report.slice('unit-'.length)], folders: [] };
  if (report.startsWith('api-')) return { packages: ['server'], folders: [] };
  if (report.startsWith('e2e')) return { packages: [...packageDependencies().keys()], folders: ['tests/e2e'] };
  return { packages: ['ui', 'console'], folders: ['.storybook', 'tests/stories', 'public'] };
}

/** The files that affect the result of a suite; the tests of lower packages do not. */
export function coveredFiles(report: string): string[] {
  const { packages, folders } = scopeOf(report);
  const dependencies = packageDependencies();
  const below = new Set(packages.flatMap((name) => [...(dependencies.get(name) ?? [])]));
  // The end-to-end tests run no test and no story of any package.
  const ownTests = report.startsWith('e2e') ? [] : packages;
  const own = new Set(ownTests);
  const all = new Set([...packages, ...below]);
  return [
    'package-lock.json',
    'tsconfig.base.json',
    ...folders.flatMap(filesBelow),
    ...[...all].flatMap((name) => filesBelow(`packages/${name}`).filter((file) => own.has(name) || !isTestFile(file))),
  ];
}

/** One hash of everything that a suite covers. */
function sourceHash(report: string): string {
  const hash = createHash('sha256');
  for (const file of coveredFiles(report)) hash.update(file).update(hashOf(file));
  return hash.digest('hex');
}

function readStamps(): Record<string, string> {
  return existsSync(STAMPS) ? (JSON.parse(readFileSync(STAMPS, 'utf8')) as Record<string, string>) : {};
}

/** Records the sources that a suite is about to run on. */
export function stampReport(report: string): void {
  hashes.clear();
  writeFileSync(STAMPS, `${JSON.stringify({ ...readStamps(), [report]: sourceHash(report) }, null, 1)}\n`);
}

/** The reports whose sources have changed, or were never recorded. */
export function staleReports(reports: readonly string[]): string[] {
  const stamps = readStamps();
  return reports.filter((report) => stamps[report] !== sourceHash(report));
}
