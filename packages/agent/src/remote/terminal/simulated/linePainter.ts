import type { TerminalSize } from '@remote-console/domain';
import { type EditedLine, textBefore, textOf } from './editedLine.ts';
import { ESC } from './terminalKeys.ts';
import { widthOf } from './textWidth.ts';

/** Draws a line in a terminal, where it may take up several rows. */
export interface LinePainter {
  /** Draws the line in place of the previous one. */
  readonly draw: (prompt: string, line: EditedLine) => void;
  /** Leaves what is drawn as it is and moves below it. */
  readonly goBelow: (mark: string) => void;
  readonly clearScreen: () => void;
  /** Records that the terminal has another size, and where the cursor is in it. */
  readonly resize: (size: TerminalSize, prompt: string, line: EditedLine) => void;
}

/** Updates the terminal's cursor. */
export function createLinePainter(size: TerminalSize, print: (text: string) => void): LinePainter {
  let { columns } = size;
  /** The row of the cursor, counted from the one with the prompt. */
  let row = 0;

  const place = (width: number) => ({ row: Math.floor(width / columns), column: width % columns });
  const cursorOf = (prompt: string, line: EditedLine) => place(widthOf(prompt) + widthOf(textBefore(line)));

  return {
    draw(prompt, line) {
      const text = textOf(line);
      const whole = widthOf(prompt) + widthOf(text);
      const end = place(whole);
      const cursor = cursorOf(prompt, line);
      const up = row > 0 ? `${ESC}[${row}A` : '';
      // A terminal moves to the next row only with the next character.
      const wrapped = whole > 0 && end.column === 0 ? '\r\n' : '';
      const back = end.row > cursor.row ? `${ESC}[${end.row - cursor.row}A` : '';
      const column = cursor.column > 0 ? `${ESC}[${cursor.column}C` : '';
      print(`${up}\r${ESC}[J${prompt}${text}${wrapped}${back}\r${column}`);
      row = cursor.row;
    },
    goBelow(mark) {
      print(`${mark}\r\n`);
      row = 0;
    },
    clearScreen() {
      print(`${ESC}[H${ESC}[2J`);
      row = 0;
    },
    resize(next, prompt, line) {
      columns = next.columns;
      // The terminal has rewrapped the rows: the cursor position is derived from the line.
      ({ row } = cursorOf(prompt, line));
    },
  };
}
