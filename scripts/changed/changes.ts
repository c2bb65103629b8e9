/** What a change affects: the files that differ from where it started, and the packages that they can affect. */
import { execFileSync } from 'node:child_process';
import { ROOT } from '../reports/folder.ts';

/** A change, relative to the commit where it started. */
export interface Change {
  /** Files from the root of the project, including deleted ones. */
  readonly files: readonly string[];
  /** Folders of the packages that the change can affect, according to turbo's graph. */
  readonly packages: readonly string[];
  readonly base: string;
}

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return null;
  }
}

/**
 * Where a change started: at the named commit, or where this branch left main. On main itself that is its last commit,
 * so that uncommitted changes count.
 *
 * @throws Error when there is no such commit.
 */
function baseOf(named: string | undefined): string {
  if (named !== undefined) {
    const commit = commitOf(named);
    if (commit === null) throw new Error(`There is no commit ${named}.`);
    return commit;
  }
  const main = commitOf('main') ?? commitOf('origin/main');
  return main === null ? git('rev-parse', 'HEAD') : git('merge-base', 'HEAD', main);
}

function reachedPackages(base: string): string[] {
  const answer = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURBO_SCM_BASE: base, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const { packages } = JSON.parse(answer.slice(0, answer.lastIndexOf('}') + 1)) as {
    packages: { items: { path: string }[] };
  };
  return packages.items.map(({ path }) => path).filter((path) => path.startsWith('packages/'));
}

/** Reads a change from git and from turbo. */
export function readChange(named?: string): Change {
  const base = baseOf(named);
  const files = new Set([
    ...linesOf(git('diff', '--name-only', '--no-renames', base)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ]);
  return {
    files: [...files].toSorted(),
    packages: reachedPackages(base).map((path) => path.slice('packages/'.length)),
    base,
  };
}
