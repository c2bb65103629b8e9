/** A line being edited. */
export interface EditedLine {
  readonly characters: readonly string[];
  /** Where the next character goes. */
  readonly at: number;
}

const LONGEST_LINE = 1000;

/** An empty line. */
export const EMPTY_LINE: EditedLine = { characters: [], at: 0 };

/** A line with a text, with the cursor at its end. */
export function lineOf(text: string): EditedLine {
  const characters = [...text];
  return { characters, at: characters.length };
}

/** The text of a line. */
export const textOf = ({ characters }: EditedLine): string => characters.join('');

/** The text before the cursor. */
export const textBefore = ({ characters, at }: EditedLine): string => characters.slice(0, at).join('');

/** The line with the cursor somewhere else. */
export function moveTo({ characters }: EditedLine, next: number): EditedLine {
  return { characters, at: Math.min(Math.max(next, 0), characters.length) };
}

/** The line without some of its characters, with the cursor where they were. */
export function cut({ characters }: EditedLine, from: number, to: number): EditedLine {
  return { characters: characters.toSpliced(from, to - from), at: from };
}

/** The line without the word before the cursor. */
export function cutWord(line: EditedLine): EditedLine {
  return cut(line, [...textBefore(line).replace(/\S+\s*$/u, '')].length, line.at);
}

/** The line with more text at the cursor; unchanged when it is already too long. */
export function insert(line: EditedLine, text: string): EditedLine {
  if (line.characters.length >= LONGEST_LINE) return line;
  const more = [...text];
  return { characters: line.characters.toSpliced(line.at, 0, ...more), at: line.at + more.length };
}
