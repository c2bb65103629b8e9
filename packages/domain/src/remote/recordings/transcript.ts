import type { TerminalEvent } from './readAsciicast.ts';

/** A line that a terminal showed, as it was when the cursor left it. */
export interface TranscriptLine {
  readonly text: string;
  /** Where in the text parts that appeared at different times start; the first at 0. Times in milliseconds. */
  readonly marks: readonly { readonly at: number; readonly time: number }[];
}

/** A search match. */
export interface TranscriptMatch {
  /** Milliseconds since the start, by when the whole match had appeared. */
  readonly time: number;
  /** The transcript line that it is in, from 0. */
  readonly row: number;
  readonly line: string;
  /** Where the match starts and ends in the line, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
}

/** A cell of a line: what it shows, and since when. The second cell of a wide character is empty. */
interface Cell {
  readonly character: string;
  readonly time: number;
}

/** Escapes that move to another line: the next, the previous, or the first of an empty screen. */
const LEAVES_LINE: ReadonlySet<string> = new Set(['D', 'E', 'M', 'c'].map((letter) => `\u001B${letter}`));

/** Lines are cut here, because a program that never ends one would make it grow without bound. */
const LONGEST_LINE = 4096;

/**
 * Terminal output, one token at a time: control strings (titles, the clipboard, and the like), control sequences with
 * their parameters and final letter, other escapes, single controls, and text between them.
 */
const TOKEN =
  // oxlint-disable-next-line no-control-regex -- terminals are controlled by these characters
  /\u001B[\]PX^_][^\u0007\u001B]*(?:\u0007|\u001B\\|$)|\u001B\[([0-9;?<=>!]*)[ -/]*([@-~])|\u001B[ -/]*[0-~]?|[\u0000-\u001F\u007F]|[^\u0000-\u001F\u007F]+/gu;

/** An escape cut off at the end of some output: it is read together with what follows. */
// oxlint-disable-next-line no-control-regex -- as above
const CUT_ESCAPE = /\u001B(?:[\]PX^_][^\u0007\u001B]*\u001B?|\[[0-9;?<=>! -/]*|[ -/]*)$/u;
const LONGEST_ESCAPE = 64 * 1024;

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u;
const COMBINING = /\p{M}|\u200D/u;

/** Characters before this one all occupy a single cell and never combine. */
const FIRST_UNUSUAL = '\u0300';

const SPACE = ' ';
const TAB = 8;

/** Reconstructs the lines that a terminal shows from its output. */
function lineComposer() {
  const lines: TranscriptLine[] = [];
  let cells: Cell[] = [];
  let column = 0;

  function endLine(): void {
    let text = '';
    const marks: { at: number; time: number }[] = [];
    for (const { character, time } of cells) {
      if (marks.at(-1)?.time !== time) marks.push({ at: text.length, time });
      text += character;
    }
    const shown = text.trimEnd();
    if (shown !== '') lines.push({ text: shown, marks: marks.filter(({ at }) => at < shown.length) });
    cells = [];
    column = 0;
  }

  function put(character: string, time: number): void {
    while (cells.length < column) cells.push({ character: SPACE, time });
    cells[column] = { character, time };
    column += 1;
  }

  function printOne(character: string, time: number): void {
    const before = cells[column - 1];
    const isUnusual = character >= FIRST_UNUSUAL;
    if (isUnusual && before && COMBINING.test(character)) {
      cells[column - 1] = { character: before.character + character, time };
      return;
    }
    if (column >= LONGEST_LINE) endLine();
    put(character, time);
    if (isUnusual && WIDE.test(character)) put('', time);
  }

  function print(text: string, time: number): void {
    for (const character of text) printOne(character, time);
  }

  function insert(count: number): void {
    const blank = { character: SPACE, time: cells[column]?.time ?? 0 };
    cells.splice(column, 0, ...Array.from({ length: count }, () => blank));
    cells.length = Math.min(cells.length, LONGEST_LINE);
  }

  /** Erases in the line: to its end, from its start, or all of it. */
  function erase(part: number): void {
    if (part === 0) cells.length = Math.min(cells.length, column);
    else cells = part === 1 ? cells.map((cell, at) => (at <= column ? { ...cell, character: SPACE } : cell)) : [];
  }

  function control(character: string): void {
    if (character === '\r') column = 0;
    else if (character === '\b') column = Math.max(0, column - 1);
    else if (character === '\t') column = Math.min(LONGEST_LINE, (Math.floor(column / TAB) + 1) * TAB);
    else if (character === '\n' || character === '\v' || character === '\f') endLine();
  }

  /** Cursor movement within the line is followed; leaving the line ends it. */
  function sequence(parameter: string, letter: string): void {
    const [first = ''] = parameter.split(';');
    const count = Math.min(LONGEST_LINE, Math.max(1, Number(first) || 1));
    if (letter === 'C') column = Math.min(LONGEST_LINE, column + count);
    else if (letter === 'D') column = Math.max(0, column - count);
    else if (letter === 'G') column = count - 1;
    else if (letter === 'P') cells.splice(column, count);
    else if (letter === '@') insert(count);
    else if (letter === 'K') erase(Number(first) || 0);
    else if ('ABEFHJdf'.includes(letter)) leaveLine(letter, first);
  }

  function leaveLine(letter: string, first: string): void {
    // A shell erases what is below the line that it redraws, which doesn't start a new line.
    if (letter === 'J' && first !== '2' && first !== '3') erase(0);
    else endLine();
  }

  return { lines, print, control, sequence, endLine };
}

/**
 * The lines that a recorded terminal showed, for searching: without colors and other controls, and with corrections
 * within a line applied. Full-screen programs yield the parts of lines that they drew.
 */
export function terminalTranscript(events: readonly TerminalEvent[]): readonly TranscriptLine[] {
  const composer = lineComposer();
  let cut = '';
  for (const event of events) {
    if (event.type !== 'output') continue;
    const output = cut + event.text;
    cut = CUT_ESCAPE.exec(output)?.[0] ?? '';
    if (cut.length > LONGEST_ESCAPE) cut = '';
    for (const [token, parameter, letter] of output.slice(0, output.length - cut.length).matchAll(TOKEN)) {
      if (parameter !== undefined && letter !== undefined) composer.sequence(parameter, letter);
      else if (token.length === 1 && (token < SPACE || token === '\u007F')) composer.control(token);
      else if (LEAVES_LINE.has(token)) composer.endLine();
      else if (!token.startsWith('\u001B')) composer.print(token, event.time);
    }
  }
  composer.endLine();
  return composer.lines;
}

/**
 * Text with letter case folded, at its original length: the few characters that would become longer stay as they are.
 */
function comparable(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');
}

/** The latest time of a part of a line. */
function timeWithin({ marks }: TranscriptLine, from: number, to: number): number {
  const times = marks.filter(({ at }, index) => at < to && (marks[index + 1]?.at ?? Infinity) > from);
  return Math.max(0, ...times.map(({ time }) => time));
}

/**
 * The matches in a transcript, in order, ignoring letter case.
 *
 * @param most Number of matches after which the search stops.
 */
export function searchTranscript(
  transcript: readonly TranscriptLine[],
  words: string,
  most: number,
): readonly TranscriptMatch[] {
  const wanted = comparable(words);
  const matches: TranscriptMatch[] = [];
  if (wanted.trim() === '') return matches;
  for (const [row, line] of transcript.entries()) {
    const searched = comparable(line.text);
    let from = searched.indexOf(wanted);
    while (from >= 0) {
      if (matches.length >= most) return matches;
      const to = from + wanted.length;
      matches.push({ time: timeWithin(line, from, to), row, line: line.text, from, to });
      from = searched.indexOf(wanted, to);
    }
  }
  return matches;
}
