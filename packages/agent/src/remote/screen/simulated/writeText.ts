import { hangulStrokes } from './hangulStrokes.ts';
import { GLYPH, latinRows } from './latinGlyphs.ts';
import type { Picture, Point } from './picture.ts';

/** The size of a line of text, in pixels. */
export const LINE_HEIGHT = 22;

const SCALE = 2;
const LATIN_ADVANCE = (GLYPH.width + 1) * SCALE;
const WIDE_ADVANCE = 20;
const WIDE_SIZE = 15;

/** The width of a character, in pixels. */
export function advanceOf(character: string): number {
  return latinRows(character) ? LATIN_ADVANCE : WIDE_ADVANCE;
}

/** The width of a text, in pixels. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + advanceOf(character), 0);
}

function drawRows(picture: Picture, rows: readonly number[], at: Point, scale: number, color: number): void {
  rows.forEach((row, down) => {
    for (let across = 0; across < GLYPH.width; across += 1) {
      if (((row >> (GLYPH.width - 1 - across)) & 1) === 0) continue;
      picture.paint({ x: at.x + across * scale, y: at.y + down * scale, width: scale, height: scale }, color);
    }
  });
}

/** The dots of the digits in base 16, three wide and five high: a base 8 digit is a row. */
const CODE_DIGITS =
  '75557 26227 71747 71717 55711 74717 74757 71222 75757 75717 75755 65656 34443 65556 74647 74644'.split(' ');
const CODE = { width: 4, height: 6 } as const;

/** A box containing the code of a character in two lines. */
function drawCode(picture: Picture, character: string, at: Point, color: number): void {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const digits = code.length % 2 === 0 ? code : `0${code}`;
  const columns = digits.length / 2;
  const [left, right] = [at.x + 1, at.x + WIDE_ADVANCE - 3];
  const [top, bottom] = [at.y - 1, at.y + WIDE_SIZE - 1];
  picture.line({ x: left, y: top }, { x: right, y: top }, color);
  picture.line({ x: left, y: bottom }, { x: right, y: bottom }, color);
  picture.line({ x: left, y: top }, { x: left, y: bottom }, color);
  picture.line({ x: right, y: top }, { x: right, y: bottom }, color);
  const margin = Math.floor((right - left - columns * CODE.width) / 2) + 1;
  [...digits].forEach((digit, index) => {
    const origin = {
      x: left + margin + (index % columns) * CODE.width,
      y: top + 3 + Math.floor(index / columns) * CODE.height,
    };
    [...(CODE_DIGITS[Number.parseInt(digit, 16)] ?? '')].forEach((row, down) => {
      for (let across = 0; across < 3; across += 1) {
        if (((Number(row) >> (2 - across)) & 1) === 0) continue;
        picture.paint({ x: origin.x + across, y: origin.y + down, width: 1, height: 1 }, color);
      }
    });
  });
}

/**
 * Draws a line of text. There are glyphs for ASCII and for Korean, which is composed of strokes; any other character
 * becomes a box with its code, so that what arrived can be recognized.
 */
export function writeText(picture: Picture, text: string, at: Point, color: number): void {
  let { x } = at;
  for (const character of text) {
    const rows = latinRows(character);
    const strokes = hangulStrokes(character);
    if (rows) drawRows(picture, rows, { x, y: at.y }, SCALE, color);
    else if (strokes) {
      const place = (point: Point) => ({
        x: x + 2 + Math.round(point.x * WIDE_SIZE),
        y: at.y - 1 + Math.round(point.y * WIDE_SIZE),
      });
      for (const { from, to } of strokes) picture.line(place(from), place(to), color);
    } else drawCode(picture, character, { x, y: at.y }, color);
    x += advanceOf(character);
  }
}
