import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSheetGroups,
  GROUP_SHEET_LIMIT,
  groupSheetLines,
  groupsOfLines,
  type GroupSheetTitles,
} from './groupSheet.ts';

const TITLES: readonly GroupSheetTitles[] = [
  ['1단계', '2단계', '3단계'],
  ['Level 1', 'Level 2', 'Level 3'],
  ['第1階層', '第2階層', '第3階層'],
];

const linesOf = (rows: readonly (readonly string[])[]) => [...groupSheetLines(rows, TITLES)];

/** A sheet's groups as they are sent, or null if the sheet can't be sent. */
const readGroupSheet = (rows: readonly (readonly string[])[]) => groupsOfLines(linesOf(rows));

describe('a group sheet', () => {
  it('has three columns, level 1 to level 3, and becomes a list of name and parent_group_name [C-GEXCEL-01] [C-GEXCEL-07]', () => {
    const rows = [
      ['Seoul', '', ''],
      ['', '3F', ''],
      ['', '', 'Lobby'],
      ['', '', 'Café'],
      ['', '5F'],
      ['Busan', '1F', 'Gate'],
    ];
    expect(readGroupSheet(rows)).toEqual([
      { name: 'Seoul', parentGroupName: '' },
      { name: '3F', parentGroupName: 'Seoul' },
      { name: 'Lobby', parentGroupName: '3F' },
      { name: 'Café', parentGroupName: '3F' },
      { name: '5F', parentGroupName: 'Seoul' },
      { name: 'Busan', parentGroupName: '' },
      { name: '1F', parentGroupName: 'Busan' },
      { name: 'Gate', parentGroupName: '1F' },
    ]);
  });

  it('whose first row does not start at level 1 is invalid [C-GEXCEL-02]', () => {
    expect(readGroupSheet([['', '3F', '']])).toBeNull();
    expect(readGroupSheet([['', '', 'Lobby']])).toBeNull();
  });

  it('with a level 3 entry that has no level 2 above it is invalid [C-GEXCEL-03]', () => {
    expect(readGroupSheet([['Seoul', '', 'Lobby']])).toBeNull();
    expect(readGroupSheet([['Seoul'], ['', '', 'Lobby']])).toBeNull();
    // A level 2 group under a different level 1 group doesn't count.
    expect(readGroupSheet([['Seoul', '3F'], ['Busan'], ['', '', 'Lobby']])).toBeNull();
  });

  it('with a row that is entirely empty is invalid, but for those after the last one [C-GEXCEL-04]', () => {
    expect(readGroupSheet([['Seoul'], ['', ' ', ''], ['Busan']])).toBeNull();
    expect(readGroupSheet([['Seoul'], ['Busan'], ['', '', ''], []])).toHaveLength(2);
    expect(readGroupSheet([])).toBeNull();
    expect(readGroupSheet([['', '']])).toBeNull();
  });

  it('with a name twice is invalid, wherever in the file [C-GEXCEL-05]', () => {
    expect(readGroupSheet([['Seoul'], ['Seoul']])).toBeNull();
    expect(
      readGroupSheet([
        ['Seoul', '3F'],
        ['Busan', '3F'],
      ]),
    ).toBeNull();
    expect(readGroupSheet([['Seoul', ' Seoul ']])).toBeNull();
    // The same name, composed and decomposed.
    expect(readGroupSheet([['Caf\u00e9'], ['Cafe\u0301']])).toBeNull();
  });

  it('with a name longer than 40 characters is invalid [C-GEXCEL-10]', () => {
    expect(readGroupSheet([['가'.repeat(40)]])).toHaveLength(1);
    expect(readGroupSheet([['가'.repeat(41)]])).toBeNull();
    expect(readGroupSheet([['root']])).toBeNull();
  });

  it('with something in a fourth column is invalid [C-GEXCEL-11]', () => {
    expect(readGroupSheet([['Seoul', '3F', 'Lobby', 'x']])).toBeNull();
    expect(readGroupSheet([['Seoul', '3F', 'Lobby', ' ', '']])).toHaveLength(3);
  });

  it('has at most fifty thousand groups', () => {
    expect(GROUP_SHEET_LIMIT).toBe(50_000);
    const rows = Array.from({ length: GROUP_SHEET_LIMIT }, (_, at) => [`g${at}`]);
    expect(readGroupSheet(rows)).toHaveLength(GROUP_SHEET_LIMIT);
    expect(readGroupSheet([...rows, ['more']])).toBeNull();
  });

  it('that can be read gives a list that the server takes, whatever is in it', () => {
    const cell = fc.oneof(
      fc.constant(''),
      fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      fc.string({ maxLength: 5 }),
    );
    const rows = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (sheet) => {
        const read = readGroupSheet(sheet);
        expect(read === null ? null : checkSheetGroups(read)).toBeNull();
      }),
    );
  });
});

describe('the list of a group sheet', () => {
  it('names each parent before its groups, and no more than three levels', () => {
    const list = (...pairs: [string, string][]) =>
      pairs.map(([name, parent_group_name]) => ({ name, parentGroupName: parent_group_name }));
    expect(checkSheetGroups(list(['a', ''], ['b', 'a'], ['c', 'b']))).toBeNull();
    expect(checkSheetGroups(list(['a', ''], ['b', 'a'], ['c', 'b'], ['d', 'c']))).toBe('excel_group_fail');
    expect(checkSheetGroups(list(['b', 'a'], ['a', '']))).toBe('excel_group_fail');
    expect(checkSheetGroups(list(['a', 'a']))).toBe('excel_group_fail');
    expect(checkSheetGroups([])).toBe('excel_group_fail');
  });
});

describe('a row of a group sheet', () => {
  const faults = (rows: readonly (readonly string[])[]) => linesOf(rows).map(({ row, fault }) => [row, fault]);

  it('says what is wrong with it, and the rows around it stay right', () => {
    expect(
      faults([
        ['', '3F'],
        ['Seoul', '', ''],
        ['', '', 'Lobby'],
        [],
        ['Busan', '', 'Gate'],
        ['', '5F', 'Hall', 'x'],
        ['ROOT'],
        ['a'.repeat(41)],
        ['', 'Seoul'],
        ['Daegu', '1F', 'Door'],
      ]),
    ).toEqual([
      [1, { kind: 'no-level-above', level: 2 }],
      [2, null],
      [3, { kind: 'no-level-above', level: 3 }],
      [4, { kind: 'empty-row' }],
      [5, { kind: 'gap' }],
      [6, { kind: 'too-many-columns' }],
      [7, { kind: 'reserved-name', name: 'ROOT' }],
      [8, { kind: 'name-too-long', name: 'a'.repeat(41) }],
      [9, { kind: 'name-twice', name: 'Seoul', row: 2 }],
      [10, null],
    ]);
  });

  it('that is over the limit of groups says so', () => {
    const rows = Array.from({ length: GROUP_SHEET_LIMIT + 1 }, (_, at) => [`g${at}`]);
    expect(linesOf(rows).at(-1)?.fault).toEqual({ kind: 'too-many-groups', limit: GROUP_SHEET_LIMIT });
  });

  it.each([...TITLES, ['レベル1', 'レベル2', 'レベル3'] as const])(
    'with the titles %s %s %s counts as none, and rows keep their numbers',
    (...titles) => {
      expect(faults([titles, ['Seoul']])).toEqual([[2, null]]);
      expect(readGroupSheet([titles])).toBeNull();
    },
  );
});
