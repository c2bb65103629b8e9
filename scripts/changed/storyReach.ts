/** Which stories a change can affect, according to the module graph written by Storybook's bundler. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';

/** The statistics of a build, in the shape of webpack's: each module with those that import it. */
export interface ModuleStats {
  readonly modules: readonly { readonly name: string; readonly reasons?: readonly { readonly moduleName: string }[] }[];
}

/** The index of a built Storybook. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly type: string; readonly importPath: string }>>;
}

/** What a story depends on without importing it. */
const EVERY_STORY = /^(?:\.storybook\/|tests\/stories\/(?!baselines\/)|public\/|package-lock\.json$)/;
const PICTURE = /^tests\/stories\/baselines\/(.+?--.+?)--/;

const nameOf = (module: string) => module.replace(/^\.\//, '').replace(/[?#].*$/, '');

/** The modules that import one of these, directly or through others, and these themselves. */
function importersOf(files: readonly string[], { modules }: ModuleStats): Set<string> {
  const importers = new Map<string, string[]>();
  for (const { name, reasons = [] } of modules) {
    const known = importers.get(nameOf(name)) ?? [];
    importers.set(nameOf(name), [...known, ...reasons.map(({ moduleName }) => nameOf(moduleName))]);
  }
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    importers.get(module)?.forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

/**
 * @param files The changed files, from the root of the project.
 * @returns The ids of the stories that import one of them, or whose screenshot is one of them.
 */
export function storiesReached(files: readonly string[], stats: ModuleStats, index: StoryIndex): string[] {
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story');
  const reached = importersOf(files, stats);
  // What the preview imports surrounds every story.
  const isEvery = files.some((file) => EVERY_STORY.test(file)) || reached.has('.storybook/preview.tsx');
  const pictured = new Set(files.flatMap((file) => PICTURE.exec(file)?.[1] ?? []));
  return stories
    .filter(([id, { importPath }]) => isEvery || reached.has(nameOf(importPath)) || pictured.has(id))
    .map(([id]) => id);
}

/** The stories of the last build that these files affect. */
export function readStoriesReached(files: readonly string[]): string[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(ROOT, 'storybook-static', name), 'utf8'));
  return storiesReached(files, read('preview-stats.json') as ModuleStats, read('index.json') as StoryIndex);
}
