import { describe, expect, it } from 'vitest';
import { fileProblem } from './fileProblem.ts';

const LIMITS = { kinds: ['.xlsx', '.csv'], maxBytes: 1000 };

describe('fileProblem', () => {
  it.each([
    ['one file of a kind that is taken', [{ name: 'groups.xlsx', size: 10 }], null],
    ['an ending in capitals', [{ name: 'GROUPS.CSV', size: 1000 }], null],
    ['another kind', [{ name: 'groups.pdf', size: 10 }], 'kind'],
    ['a kind in the middle of the name', [{ name: 'groups.xlsx.exe', size: 10 }], 'kind'],
    ['more bytes than allowed', [{ name: 'groups.xlsx', size: 1001 }], 'size'],
    ['a file without content', [{ name: 'groups.xlsx', size: 0 }], 'empty'],
    ['nothing', [], 'empty'],
    [
      'two files',
      [
        { name: 'a.csv', size: 1 },
        { name: 'b.csv', size: 1 },
      ],
      'several',
    ],
  ] as const)('%s', (_case, files, problem) => expect(fileProblem(files, LIMITS)).toBe(problem));

  it('takes an .xlsx file and no other for the users of a sheet [C-BULK-01]', () => {
    const problemOf = (name: string) => fileProblem([{ name, size: 10 }], { kinds: ['.xlsx'], maxBytes: 1000 });
    for (const name of ['users.xlsx', '사용자.XLSX', 'a.b.xlsx']) expect(problemOf(name)).toBeNull();
    for (const name of ['users.xls', 'users.csv', 'xlsx', 'users.xlsx.exe', 'users.xlsm']) {
      expect(problemOf(name)).toBe('kind');
    }
  });
});
