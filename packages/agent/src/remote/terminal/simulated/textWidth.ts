import { ESC } from './terminalKeys.ts';

const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const COMBINING = /\p{M}/u;
const COLORS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g');

/** The number of columns of a text. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replaceAll(COLORS, '')) {
    if (WIDE.test(character)) width += 2;
    else if (!COMBINING.test(character)) width += 1;
  }
  return width;
}
