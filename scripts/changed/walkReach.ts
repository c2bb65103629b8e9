/** Which end-to-end tests a change can reach, by the business areas whose pages they open. */
import path from 'node:path';
import { NEIGHBOURS } from '../checks/bundle.ts';
import { filesBelow } from '../workspace/files.ts';

/** The areas of the files that are not named after one; a file that is not here opens pages of every area. */
const AREAS_OF: Readonly<Record<string, readonly string[]>> = {
  commands: ['devices'],
  login: ['accounts'],
  people: ['managers'],
  together: ['devices', 'groups'],
};

const WALKS = 'tests/e2e';
const IN_AREA = /^packages\/(?:ui|console|server|domain)\/src\/([^/]+)\//;
const TEXTS_OF_AREA = /^packages\/ui\/src\/i18n\/\w+\/([^/]+)\.ts$/;
/** What no page is made of. */
const OUTSIDE = /^(?:docs|scripts|\.storybook|tests\/(?!e2e\/)|public|\.ci)\/|\.(?:test|stories)\.tsx?$|\.mdx?$/;

/** The areas that a file of walks leads through; null when it is every area. */
function areasOfWalk(file: string): readonly string[] | null {
  const [stem = ''] = path.posix.basename(file).split('.');
  const folder = path.posix.dirname(file).slice(WALKS.length + 1);
  const named = [folder, stem].find((name) => name in NEIGHBOURS);
  return named === undefined ? (AREAS_OF[stem] ?? null) : [named];
}

/** The areas whose pages load a file: its own, and those that the check of the bundle lets load it; null for all. */
function areasReached(file: string): readonly string[] | null {
  const area = (TEXTS_OF_AREA.exec(file) ?? IN_AREA.exec(file))?.[1];
  if (area === undefined || !(area in NEIGHBOURS)) return null;
  return [area, ...Object.keys(NEIGHBOURS).filter((other) => NEIGHBOURS[other]?.includes(area))];
}

/**
 * @param files The changed files, from the root of the project.
 * @param walks Every file of walks.
 * @returns The files of walks to run.
 */
export function walksReached(files: readonly string[], walks: readonly string[]): string[] {
  const relevant = files.filter((file) => !OUTSIDE.test(file) && !walks.includes(file));
  const areas = relevant.map(areasReached);
  return walks.filter((walk) => {
    if (files.includes(walk)) return true;
    const own = areasOfWalk(walk);
    return areas.some((reached) => reached === null || own === null || own.some((area) => reached.includes(area)));
  });
}

/** Every file of walks there is. */
export const allWalks = (): string[] => filesBelow(WALKS).filter((file) => file.endsWith('.spec.ts'));
