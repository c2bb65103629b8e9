import { KEYSYMS, keysymsOfText } from '@remote-console/domain';
import { describe, expect, test } from 'vitest';
import { freshDesktop, withClipboard, withKey, type Desktop } from './desktop.ts';
import { hangulStrokes } from './hangulStrokes.ts';
import { latinRows } from './latinGlyphs.ts';
import { pixelWriter, OWN_FORMAT } from './pixels.ts';
import { deleteText, insertText, linesOf, moveCaret, textAreaOf } from './textArea.ts';

const press = (desktop: Desktop, ...keysyms: number[]) =>
  keysyms.reduce((each, keysym) => withKey(withKey(each, true, keysym), false, keysym), desktop);
const hold = (desktop: Desktop, ...keysyms: number[]) =>
  keysyms.reduce((each, keysym) => withKey(each, true, keysym), desktop);
const notesOf = (desktop: Desktop) => desktop.notes.characters.join('');

describe('the keyboard of a simulated desktop', () => {
  test('writes where the caret is', () => {
    const desktop = press(freshDesktop('ac'), KEYSYMS.left, ...keysymsOfText('b한'), KEYSYMS.end, KEYSYMS.enter, 0x64);
    expect(notesOf(desktop)).toBe('ab한c\nd');
    expect(notesOf(press(desktop, KEYSYMS.backspace, KEYSYMS.backspace, KEYSYMS.home, KEYSYMS.delete))).toBe('b한c');
  });

  test('names what was pressed together', () => {
    expect(hold(freshDesktop(''), KEYSYMS.control, KEYSYMS.alt, KEYSYMS.delete).lastKey).toBe('Ctrl+Alt+Delete');
    expect(hold(freshDesktop(''), KEYSYMS.alt, KEYSYMS.tab).lastKey).toBe('Alt+Tab');
    expect(press(freshDesktop(''), KEYSYMS.f1 + 4).lastKey).toBe('F5');
    expect(hold(freshDesktop(''), KEYSYMS.shift, 0x41).lastKey).toBe('A');
    expect(press(freshDesktop(''), KEYSYMS.windows).lastKey).toBe('Win');
  });

  test('types nothing while Ctrl, Alt or the Windows key is held', () => {
    for (const key of [KEYSYMS.control, KEYSYMS.alt, KEYSYMS.windows]) {
      expect(notesOf(hold(freshDesktop('x'), key, 0x62))).toBe('x');
    }
  });

  test('copies, cuts and pastes', () => {
    const copied = hold(freshDesktop('한 글'), KEYSYMS.control, 0x61, 0x63);
    expect(copied.clipboard).toBe('한 글');
    expect(notesOf(hold(copied, 0x78))).toBe('');
    const pasted = hold(withClipboard(freshDesktop('a'), 'b\nc'), KEYSYMS.control, 0x76);
    expect(notesOf(pasted)).toBe('ab\nc');
    expect(hold(freshDesktop('x'), KEYSYMS.control, 0x63).clipboard).toBe('');
  });
});

describe('a text area', () => {
  test('breaks lines at their width and at line breaks', () => {
    const lines = linesOf(textAreaOf('abcd\n한글e'), 36);
    expect(lines.map(({ start, characters }) => [start, characters.join('')])).toEqual([
      [0, 'abc'],
      [3, 'd'],
      [5, '한'],
      [6, '글e'],
    ]);
  });

  test('moves its caret up and down within lines', () => {
    const area = textAreaOf('abc\nd\nefg');
    const up = moveCaret(area, 'up', 500);
    expect(up.caret).toBe(5);
    expect(moveCaret(up, 'up', 500).caret).toBe(1);
    expect(moveCaret(textAreaOf('a'), 'down', 500).caret).toBe(1);
  });

  test('keeps what it has where too much is added', () => {
    const area = textAreaOf('x'.repeat(3999));
    expect(insertText(area, 'yz').characters).toHaveLength(3999);
    expect(insertText({ ...area, selected: true }, 'yz').characters).toEqual(['y', 'z']);
    expect(deleteText(textAreaOf(''), 'before').characters).toEqual([]);
  });
});

describe('letters', () => {
  test('are there for all of ASCII, each different', () => {
    const glyphs = Array.from({ length: 95 }, (_, index) => latinRows(String.fromCodePoint(0x20 + index))?.join(' '));
    expect(glyphs).not.toContain(undefined);
    expect(new Set(glyphs).size).toBe(95);
    expect(latinRows('é')).toBeNull();
    expect(latinRows('\u007f')).toBeNull();
  });

  test('are there for every Korean syllable, each different and within its square', () => {
    const syllables = Array.from({ length: 11172 }, (_, index) => String.fromCodePoint(0xac00 + index));
    const strokes = syllables.map((syllable) => hangulStrokes(syllable) ?? []);
    expect(new Set(strokes.map((each) => JSON.stringify(each))).size).toBe(11172);
    const values = strokes.flat().flatMap(({ from, to }) => [from.x, from.y, to.x, to.y]);
    expect(values.filter((value) => value < 0 || value > 1)).toEqual([]);
    expect(hangulStrokes('ㅎ')).not.toBeNull();
    expect(hangulStrokes('か')).toBeNull();
  });
});

describe('pixels', () => {
  test.each([
    [OWN_FORMAT, [0x56, 0x34, 0x12, 0]],
    [{ ...OWN_FORMAT, bigEndian: true }, [0, 0x12, 0x34, 0x56]],
    [{ ...OWN_FORMAT, redShift: 0, blueShift: 16 }, [0x12, 0x34, 0x56, 0]],
    [{ ...OWN_FORMAT, redShift: 24, greenShift: 16, blueShift: 8 }, [0, 0x56, 0x34, 0x12]],
    [
      { ...OWN_FORMAT, bitsPerPixel: 16, redMax: 31, greenMax: 63, blueMax: 31, redShift: 11, greenShift: 5 },
      [0xaa, 0x11],
    ],
  ])('are written as a client wants them %#', (format, bytes) => {
    const writer = pixelWriter(format);
    const target = Buffer.alloc(bytes.length);
    writer?.write(target, 0, 0x123456);
    expect([...target]).toEqual(bytes);
  });

  test('of palettes and odd sizes are not written', () => {
    expect(pixelWriter({ ...OWN_FORMAT, trueColor: false })).toBeNull();
    expect(pixelWriter({ ...OWN_FORMAT, bitsPerPixel: 12 })).toBeNull();
    expect(pixelWriter({ ...OWN_FORMAT, redShift: 200 })).toBeNull();
  });
});
