import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  freeName,
  isEntryName,
  isNewFileName,
  isPartialName,
  isWithin,
  LONGEST_FILE_NAME,
  nameBytes,
  partialName,
  readFilePath,
  zipArchiveName,
  zipEntryName,
} from './names.ts';
import { startZipNames } from './zipEntries.ts';

/** Names made of pieces that cause trouble more often than random text would. */
const HOSTILE = [
  '..',
  '.',
  '/',
  '\\',
  '\0',
  '\n',
  'a',
  'CON',
  ':',
  ' ',
  '가',
  '\u{1F600}',
  '\uD800',
  'e\u0301',
  '\u2028',
  '*',
  'x'.repeat(90),
];
const hostileName = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 5 }).map((parts) => parts.join('')),
);

describe('a name', () => {
  it.each([
    ['a.png', true, true],
    ['점심 메뉴', true, true],
    ['e\u0301', true, true],
    ['.hidden', true, true],
    ['', false, false],
    ['.', false, false],
    ['..', false, false],
    ['a/b', false, false],
    ['a\0', false, false],
    ['\uD800', false, false],
    ['x'.repeat(255), true, true],
    ['x'.repeat(256), false, false],
    ['가'.repeat(85), true, true],
    ['가'.repeat(86), false, false],
    ['a\\b', true, false],
    ['a:stream', true, false],
    ['a.', true, false],
    ['a ', true, false],
    ['a\nb', true, false],
    ['NUL', true, false],
    ['nul .txt', true, false],
    ['COM¹', true, false],
    ['console', true, true],
  ])('%j is one on POSIX: %s, on Windows: %s', (name, posix, windows) => {
    expect([isEntryName(name, 'posix'), isEntryName(name, 'windows')]).toEqual([posix, windows]);
  });

  it.each(['a\nb', 'a\rb', 'a\u2028b', '\u0085', '\u001B[2J', '\u007F'])(
    '%j may be in a folder and be given to nothing',
    (name) => {
      expect([isEntryName(name, 'posix'), isNewFileName(name, 'posix')]).toEqual([true, false]);
    },
  );

  it('that may be given to something is one that a folder holds, on every system it is given on', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const allowed = [isNewFileName(name, 'windows'), isNewFileName(name, 'posix'), isEntryName(name, 'posix')];
        expect(allowed).toEqual(allowed.toSorted());
      }),
    );
  });

  it('of an upload that waits is nobody else’s', () => {
    const name = partialName('0123456789abcdef'.repeat(4), 2 ** 40);
    expect([isPartialName(name), isEntryName(name, 'windows'), isNewFileName(name, 'posix')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(readFilePath(['a', name])).toBeNull();
  });
});

describe('a path', () => {
  it('leads below the shared folder, however it is spelt', () => {
    fc.assert(
      fc.property(fc.array(hostileName), (names) => {
        const path = readFilePath(names);
        if (path === null) return;
        expect(path).toEqual(names);
        const spelt = new URL(`http://device/${path.map(encodeURIComponent).join('/')}`).pathname;
        expect(spelt.split('/')).toHaveLength(Math.max(path.length, 1) + 1);
        for (const name of path) expect(name).not.toMatch(/^\.{0,2}$|[/\0]/);
      }),
    );
  });

  it('is a list of texts, not too deep', () => {
    const deep = (depth: number) => readFilePath(Array.from({ length: depth }, () => 'a'));
    expect([deep(200)?.length, deep(201)]).toEqual([200, null]);
    for (const value of ['a/b', null, {}, [1], [['a']], ['..'], { 0: 'a', length: 1 }]) {
      expect(readFilePath(value)).toBeNull();
    }
  });

  it('is within itself and what is above it', () => {
    expect([isWithin(['a', 'b'], []), isWithin(['a'], ['a']), isWithin(['ab'], ['a']), isWithin([], ['a'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a free name', () => {
  it('counts on until nothing has it', () => {
    const taken = new Set(['a.png', 'a (2).png', '.env', 'b']);
    const named = (name: string) => freeName(name, (candidate) => taken.has(candidate));
    expect(['a.png', 'b.png', '.env', 'b'].map(named)).toEqual(['a (3).png', 'b.png', '.env (2)', 'b (2)']);
  });

  it('is never too long', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(name, (name) => {
        const free = freeName(name, (candidate) => candidate === name);
        expect(free).not.toBe(name);
        expect(nameBytes(free)).toBeLessThanOrEqual(LONGEST_FILE_NAME);
        expect(nameBytes(zipArchiveName(name))).toBeLessThanOrEqual(LONGEST_FILE_NAME);
      }),
    );
  });
});

describe('an entry of a ZIP archive', () => {
  it('leads nowhere else, on no system', () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const entry = zipEntryName(name);
        expect(entry).not.toMatch(/[/\\:\0\n]|^\.{0,2}$/);
        if (name.isWellFormed() && nameBytes(entry) <= LONGEST_FILE_NAME)
          expect(isEntryName(entry, 'windows')).toBe(true);
      }),
    );
  });

  it('has a name of its own, under the folder it is in', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          hostileName.filter((name) => isEntryName(name, 'posix')),
          { maxLength: 20 },
        ),
        (names) => {
          const nameOf = startZipNames();
          const folder = nameOf(['a\\b'], true);
          const entries = names.map((name) => nameOf(['a\\b', name], false));
          expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(names.length);
          for (const entry of entries) expect(entry.startsWith(folder)).toBe(true);
          expect(nameOf(['a_b', 'c'], false).startsWith(folder)).toBe(false);
        },
      ),
    );
  });
});
