/** The hand-written files of the project. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';

/** What installs, builds and tests write. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'programs',
  '.turbo',
  '.cache',
  'coverage',
  'test-results',
  'storybook-static',
]);

/** Every file below a folder of the project, relative to the root of the project with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(name);
      return entry.isFile() ? [name] : [];
    });
}

/** A test, a story, or a helper that only they use. */
export const isTestFile = (file: string) => /\.(test|stories)\.tsx?$/.test(file);
