import { advanceOf } from './writeText.ts';

/** A text being edited, with its caret as an offset in characters. */
export interface TextArea {
  readonly characters: readonly string[];
  readonly caret: number;
  /** All of it is selected: typing replaces it. */
  readonly selected: boolean;
}

/** The longest text that is kept, in characters: a simulated device is not meant for storage. */
const LONGEST = 4000;

/** A text with the caret at its end. */
export function textAreaOf(text: string): TextArea {
  const characters = [...text];
  return { characters, caret: characters.length, selected: false };
}

/** Inserts a text at the caret. */
export function insertText({ characters, caret, selected }: TextArea, text: string): TextArea {
  const added = [...text.replaceAll('\r\n', '\n')];
  const kept = selected ? [] : characters;
  const at = selected ? 0 : caret;
  const all = [...kept.slice(0, at), ...added, ...kept.slice(at)];
  return all.length > LONGEST
    ? { characters, caret, selected }
    : { characters: all, caret: at + added.length, selected: false };
}

/** Deletes the selection, or the character before or after the caret. */
export function deleteText({ characters, caret, selected }: TextArea, side: 'before' | 'behind'): TextArea {
  if (selected) return textAreaOf('');
  const at = side === 'before' ? caret - 1 : caret;
  if (at < 0 || at >= characters.length) return { characters, caret, selected };
  return { characters: characters.toSpliced(at, 1), caret: at, selected };
}

/** One line as displayed: its offset in the text, and its characters. */
export interface ShownLine {
  readonly start: number;
  readonly characters: readonly string[];
}

/** Breaks a text into lines of at most the given width in pixels. */
export function linesOf({ characters }: TextArea, width: number): readonly ShownLine[] {
  const lines: { start: number; characters: string[] }[] = [{ start: 0, characters: [] }];
  let used = 0;
  characters.forEach((character, index) => {
    const advance = advanceOf(character);
    if (character === '\n' || used + advance > width) {
      const isBreak = character === '\n';
      lines.push({ start: isBreak ? index + 1 : index, characters: isBreak ? [] : [character] });
      used = isBreak ? 0 : advance;
      return;
    }
    lines.at(-1)?.characters.push(character);
    used += advance;
  });
  return lines;
}

/** Moves the caret by characters, or by lines of the given width in pixels. */
export function moveCaret(
  area: TextArea,
  to: 'left' | 'right' | 'up' | 'down' | 'home' | 'end',
  width: number,
): TextArea {
  const lines = linesOf(area, width);
  const at = lines.findLastIndex(({ start }) => start <= area.caret);
  const start = lines[at]?.start ?? 0;
  const endOf = (line: ShownLine | undefined) => (line ? line.start + line.characters.length : area.caret);
  const inLine = (line: ShownLine | undefined) =>
    line ? Math.min(line.start + area.caret - start, endOf(line)) : area.caret;
  const places = {
    left: Math.max(0, area.caret - 1),
    right: Math.min(area.characters.length, area.caret + 1),
    up: inLine(lines[at - 1]),
    down: inLine(lines[at + 1]),
    home: start,
    end: endOf(lines[at]),
  };
  return { ...area, caret: places[to], selected: false };
}
