import { expect, it } from 'vitest';
import { createLineEditor } from './lineEditor.ts';
import { widthOf } from './textWidth.ts';

const UP = '\u001B[A';
const DOWN = '\u001B[B';
const LEFT = '\u001B[D';

function setUp(columns = 80) {
  const entered: string[] = [];
  let left = 0;
  let printed = '';
  const editor = createLineEditor(
    { columns, rows: 24 },
    {
      print: (text) => (printed += text),
      enter: (line) => {
        entered.push(line);
        editor.begin('$ ');
      },
      complete: (line) =>
        line.startsWith('cat ') ? ['안내.txt', '안내.md', 'documents/'] : ['help', 'hostname', 'cat'],
      leave: () => (left += 1),
    },
  );
  editor.begin('$ ');
  return { editor, entered, left: () => left, printed: () => printed };
}

it.each([
  ['ls\r', ['ls']],
  ['lx\u007Fs\r', ['ls']],
  ['한글\u007F자\r', ['한자']],
  [`ac${LEFT}b\r`, ['abc']],
  ['abc\u0001x\u0005y\r', ['xabcy']],
  ['one two\u0017three\r', ['one three']],
  ['one\u0015two\r', ['two']],
  [`one\u0001\u000Btwo\r`, ['two']],
  [`first\rsecond\r${UP}${UP}\r`, ['first', 'second', 'first']],
  [`first\r${UP}${DOWN}new\r`, ['first', 'new']],
  ['half\u0003whole\r', ['whole']],
  ['he\t\r', ['help ']],
  ['cat 안\tmd\r', ['cat 안내.md']],
  ['cat d\tx\r', ['cat documents/x']],
  ['\u001B[200~\u0000a\u001B[5~\r', ['a']],
])('edits %j as a shell does', (keys, lines) => {
  const { editor, entered } = setUp();
  for (const key of [keys]) editor.take(key);
  expect(entered).toEqual(lines);
});

it('shows what may follow where there is more than one', () => {
  const { editor, printed } = setUp();
  editor.take('h\t');
  expect(printed()).toContain('help  hostname\r\n');
});

it('leaves with Ctrl-D on an empty line alone', () => {
  const { editor, left } = setUp();
  editor.take('a\u0004');
  expect(left()).toBe(0);
  editor.take('\u007F\u0004');
  expect(left()).toBe(1);
});

it('counts two columns for what is wide, and none for what is drawn over', () => {
  expect(widthOf('서울 東京')).toBe(9);
  expect(widthOf('\u001B[1;32mgw\u001B[0m$ ')).toBe(4);
  expect(widthOf('e\u0301')).toBe(1);
});

it('draws a line that is longer than the terminal is wide from its first row again', () => {
  const { editor, printed } = setUp(10);
  editor.take('abcdefghij');
  const before = printed().length;
  editor.take('k');
  expect(printed().slice(before)).toContain('\u001B[1A\r\u001B[J$ abcdefghijk');
});
