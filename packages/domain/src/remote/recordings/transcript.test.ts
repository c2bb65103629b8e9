import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TerminalEvent } from './readAsciicast.ts';
import { searchTranscript, terminalTranscript } from './transcript.ts';

const ESC = '\u001B';
/** The output, a piece each second from the first second on. */
const printed = (...pieces: readonly string[]): readonly TerminalEvent[] =>
  pieces.map((text, index) => ({ time: (index + 1) * 1000, type: 'output', text }));
const linesOf = (...pieces: readonly string[]) => terminalTranscript(printed(...pieces)).map(({ text }) => text);
const found = (words: string, ...pieces: readonly string[]) =>
  searchTranscript(terminalTranscript(printed(...pieces)), words, 100);

describe('the lines that a recorded terminal showed', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['plain lines', ['one\r\ntwo\r\n', 'three'], ['one', 'two', 'three']],
    ['a line in pieces', ['e', 'c', 'h', 'o\r\n'], ['echo']],
    ['colors', [`${ESC}[1;32mok${ESC}[0m done\r\n`], ['ok done']],
    ['an escape that is cut', [`a${ESC}`, '[3', '1mb'], ['ab']],
    ['a title and the clipboard', [`${ESC}]0;title\u0007a${ESC}]52;c;YQ==${ESC}\\b`], ['ab']],
    ['a title that is cut', [`a${ESC}]0;ti`, 'tle\u0007b'], ['ab']],
    ['corrections', ['lx\b \bs\r\n'], ['ls']],
    ['corrections of wide letters', ['가나\b\b  \b\b다\r\n'], ['가다']],
    ['a line that is drawn again', [`old text\r${ESC}[Knew\r\n`], ['new']],
    ['a rest that is erased', [`abcdef\r${ESC}[3C${ESC}[K\r\n`], ['abc']],
    [
      'moves in the line',
      [`ac${ESC}[D${ESC}[@b\r\n`, `xyz${ESC}[2D${ESC}[P\r\n`, `a${ESC}[5Gb\r\n`],
      ['abc', 'xz', 'a   b'],
    ],
    ['tabs', ['a\tb\r\n'], ['a       b']],
    ['a program that draws all over', [`${ESC}[2J${ESC}[1;1Htop${ESC}[10;5Hbelow`], ['top', 'below']],
    ['another shell in the same recording', [`one${ESC}ctwo`], ['one', 'two']],
    ['a combining letter', ['e\u0301te\r\n'], ['e\u0301te']],
    ['private modes and charsets', [`${ESC}[?2004h${ESC}(B$ ${ESC}[?2004l\r\n`], ['$']],
  ])('%s', (_name, pieces, lines) => expect(linesOf(...pieces)).toEqual(lines));

  it('are the same however the output is cut, but for the times', () => {
    const piece = fc.constantFrom('word', '가', ' ', '\r\n', '\b', '\t', `${ESC}[31m`, `${ESC}[K`, `${ESC}]0;t\u0007`);
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat(60)), (pieces, cuts) => {
        const output = pieces.join('');
        const places = [0, ...cuts.filter((at) => at < output.length).toSorted((one, other) => one - other)];
        const parts = places.map((from, index) => output.slice(from, places[index + 1]));
        expect(linesOf(...parts)).toEqual(linesOf(output));
      }),
    );
  });

  it('of any output are composed, and never thrown', () => {
    const piece = fc.constantFrom(
      ESC,
      '[',
      ']',
      '\u0007',
      ';',
      '9999',
      '@',
      'C',
      'K',
      'P',
      '\r',
      '\b',
      'a',
      '가',
      '\u0301',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(() => linesOf(pieces.join(''))).not.toThrow();
        expect(() => linesOf(...pieces)).not.toThrow();
      }),
    );
  });
});

describe('a search in them', () => {
  it('says when all of the words were there', () => {
    expect(found('echo', '$ ', 'ec', 'ho', '\r\n', 'echo\r\n')).toEqual([
      { time: 3000, row: 0, line: '$ echo', from: 2, to: 6 },
      { time: 5000, row: 1, line: 'echo', from: 0, to: 4 },
    ]);
  });

  it('makes no difference between upper and lower case, also where those differ in length', () => {
    expect(found('ERROR', 'an error\r\n')).toHaveLength(1);
    expect(found('error', 'İ ERROR\r\n')).toEqual([{ time: 1000, row: 0, line: 'İ ERROR', from: 2, to: 7 }]);
  });

  it('finds Korean words', () => expect(found('서울', '東京・서울 ✓\r\n')).toMatchObject([{ from: 3, to: 5 }]));

  it.each(['', '  '])('for %j finds nothing', (words) => expect(found(words, 'a  b\r\n')).toEqual([]));

  it('stops at the most that are wanted', () => {
    expect(searchTranscript(terminalTranscript(printed('a a a a a')), 'a', 3)).toHaveLength(3);
  });

  it('finds every word that was printed, when it was printed', () => {
    const word = fc.stringMatching(/^[a-z가-힣]{1,8}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, some) => {
        const wanted = words[some % words.length] ?? '';
        const pieces = words.map((one) => `${one}\r\n`);
        const first = words.findIndex((one) => one.includes(wanted));
        expect(found(wanted, ...pieces)[0]).toMatchObject({ time: (first + 1) * 1000, line: words[first] });
      }),
    );
  });
});
