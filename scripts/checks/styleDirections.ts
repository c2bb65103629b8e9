/**
 * Styles that name a side of the page instead of the start or the end of a line. A sheet is used in both reading directions
 * (decision 0092), so it says `margin-inline-start`. Positions (`left`) are not checked: where something is centered or drawn
 * at coordinates, they have no direction.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import { ROOT } from '../reports/folder.ts';
import { filesBelow } from '../workspace/files.ts';

const FOLDERS = ['packages/ui/src', 'packages/console/src'];

const SIDED = /^(?:margin|padding|border|scroll-margin|scroll-padding)-(left|right)(?:-|$)/;
const SIDES = { left: 'start', right: 'end' } as const;
/** Properties that have a side as their value, and what its name begins with there. */
const ALIGNING: ReadonlyMap<string, string> = new Map([
  ['text-align', ''],
  ['float', 'inline-'],
]);

const isSide = (word: string | undefined): word is keyof typeof SIDES => word === 'left' || word === 'right';

/** What a declaration says of a direction, as it should be; null if nothing is wrong. */
function directed(property: string, value: string): string | null {
  const side = SIDED.exec(property)?.[1];
  if (isSide(side)) return property.replace(`-${side}`, `-inline-${SIDES[side]}`);
  const prefix = ALIGNING.get(property);
  return prefix !== undefined && isSide(value) ? `${property}: ${prefix}${SIDES[value]}` : null;
}

/** The faults of a style sheet, as lines to print. */
export function directionFaults(file: string, css: string): string[] {
  const faults: string[] = [];
  parse(css).walkDecls(({ prop, value, source }) => {
    const better = directed(prop, value);
    if (better !== null) faults.push(`${file}:${source?.start?.line ?? 0}: ${prop}: ${value}; write ${better}.`);
  });
  return faults;
}

/** Every style of the library and the console that names a side. */
export const styleDirectionFaults = (): string[] =>
  FOLDERS.flatMap(filesBelow)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => directionFaults(file, readFileSync(path.join(ROOT, file), 'utf8')));

if (import.meta.main) {
  const faults = styleDirectionFaults();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'Every style follows the reading direction.' : `${faults.length} styles name a side.`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}
