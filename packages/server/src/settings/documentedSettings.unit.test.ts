import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from './variables.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Read by `npm start`, not by the server. */
const OF_THE_START = ['BUILD_AGENTS'];

interface Documented {
  readonly name: string;
  /** The default as a variable would have it; null where it is described in words. */
  readonly standard: string | null;
}

const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]*)`/g)].map(([, value = '']) => value);

/** The variables in the tables of a document; a row may have several, with their defaults in the same order. */
function documentedIn(document: string): Documented[] {
  const text = readFileSync(resolve(ROOT, document), 'utf8');
  return [...text.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)].flatMap(
    ([, names = '', standards = '']) => {
      const isWords = /[^, ]/.test(standards.replaceAll(/`[^`]*`/g, ''));
      return quotedIn(names).map((name, index) => ({
        name,
        standard: isWords ? null : (quotedIn(standards)[index] ?? null),
      }));
    },
  );
}

function standardOf(name: string): string | null {
  const value: unknown = VARIABLES.parse({})[VARIABLES.keyof().parse(name)];
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return isAbsolute(value) ? relative(ROOT, value) : value;
  return typeof value === 'number' ? String(value) : null;
}

const ofTheServer = ({ name }: Documented) => !OF_THE_START.includes(name) && !name.startsWith('VITE_');

describe('the tables of the settings', () => {
  it('name every variable that the server reads, once, and no other', () => {
    const names = documentedIn('docs/operations.md').filter(ofTheServer);
    expect(names.map(({ name }) => name).toSorted()).toEqual(Object.keys(VARIABLES.shape).toSorted());
  });

  it.each(['docs/operations.md', 'README.md'])('give the defaults that hold: %s', (document) => {
    const documented = documentedIn(document)
      .filter(ofTheServer)
      .filter(({ standard }) => standard !== null);
    expect(documented.length).toBeGreaterThan(3);
    expect(documented).toEqual(documented.map(({ name }) => ({ name, standard: standardOf(name) })));
  });
});
