import type { TerminalSize } from '@remote-console/domain';

/** What a person does at the prompt, beside editing. */
export interface LineListener {
  readonly print: (text: string) => void;
  /** A line was entered. */
  readonly enter: (line: string) => void;
  /** The words that may stand where the last one is, by what is before it. */
  readonly complete: (line: string) => readonly string[];
  /** Ctrl-D on an empty line. */
  readonly leave: () => void;
}

/** The line at a prompt. */
export interface LineEditor {
  readonly take: (text: string) => void;
  /** Shows the prompt and an empty line. */
  readonly begin: (prompt: string) => void;
  /** Draws the line again for a terminal of another size. */
  readonly resize: (size: TerminalSize) => void;
}

const ESC = '\u001B';
/** Keys that programs know by sequences, Ctrl with a letter, and everything else one by one. */
const KEYS = new RegExp(`${ESC}\\[[0-9;]*[A-Za-z~]|${ESC}O[A-Z]|[\\s\\S]`, 'gu');
const WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;
const COMBINING = /\p{M}/u;
const CONTROL = /\p{Cc}/u;
const COLORS = new RegExp(`${ESC}\\[[0-9;]*m`, 'g');
const MOST_HISTORY = 100;
const LONGEST_LINE = 1000;

/** Columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text.replaceAll(COLORS, '')) {
    if (WIDE.test(character)) width += 2;
    else if (!COMBINING.test(character)) width += 1;
  }
  return width;
}

const sharedStart = (words: readonly string[]) => {
  const [first = '', ...others] = words;
  let length = first.length;
  while (others.some((word) => !word.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
};

/** Edits lines as a shell does: arrows, history, completion, and the usual control keys. */
export function createLineEditor(size: TerminalSize, listener: LineListener): LineEditor {
  const { print, enter, complete, leave } = listener;
  const history: string[] = [];
  let { columns } = size;
  let prompt = '';
  let characters: string[] = [];
  /** Where the next character goes. */
  let at = 0;
  let inHistory = 0;
  /** The row of the cursor, counted from the one with the prompt. */
  let row = 0;

  const line = () => characters.join('');
  const place = (width: number) => ({ row: Math.floor(width / columns), column: width % columns });

  function draw(): void {
    const whole = widthOf(prompt) + widthOf(line());
    const end = place(whole);
    const cursor = place(widthOf(prompt) + widthOf(characters.slice(0, at).join('')));
    const up = row > 0 ? `${ESC}[${row}A` : '';
    // A terminal goes to the next row only with the next character.
    const wrapped = whole > 0 && end.column === 0 ? '\r\n' : '';
    const back = end.row > cursor.row ? `${ESC}[${end.row - cursor.row}A` : '';
    const column = cursor.column > 0 ? `${ESC}[${cursor.column}C` : '';
    print(`${up}\r${ESC}[J${prompt}${line()}${wrapped}${back}\r${column}`);
    row = cursor.row;
  }

  function set(text: string): void {
    characters = [...text];
    at = characters.length;
    draw();
  }

  function moveTo(next: number): void {
    at = Math.min(Math.max(next, 0), characters.length);
    draw();
  }

  function cut(from: number, to: number): void {
    characters.splice(from, to - from);
    at = from;
    draw();
  }

  function insert(text: string): void {
    if (characters.length >= LONGEST_LINE) return;
    characters.splice(at, 0, ...text);
    at += [...text].length;
    draw();
  }

  function goThroughHistory(by: number): void {
    const next = inHistory + by;
    if (next < 0 || next > history.length) return;
    inHistory = next;
    set(history[next] ?? '');
  }

  /** Leaves the line as it is and goes below it. */
  function goBelow(mark = ''): void {
    at = characters.length;
    draw();
    print(`${mark}\r\n`);
    characters = [];
    at = 0;
    row = 0;
  }

  function finish(): void {
    const entered = line();
    goBelow();
    if (entered.trim() !== '' && history.at(-1) !== entered) history.push(entered);
    if (history.length > MOST_HISTORY) history.shift();
    inHistory = history.length;
    enter(entered);
  }

  function completeWord(): void {
    const before = characters.slice(0, at).join('');
    const [word = ''] = /\S*$/.exec(before) ?? [];
    const words = complete(before).filter((each) => each.startsWith(word));
    const [only] = words;
    if (only === undefined) return;
    if (words.length === 1) return insert(`${only.slice(word.length)}${only.endsWith('/') ? '' : ' '}`);
    const shared = sharedStart(words);
    if (shared.length > word.length) return insert(shared.slice(word.length));
    const kept = { characters, at };
    goBelow();
    print(`${words.join('  ')}\r\n`);
    ({ characters, at } = kept);
    draw();
  }

  function cutWord(): void {
    const before = characters.slice(0, at).join('');
    cut([...before.replace(/\S+\s*$/u, '')].length, at);
  }

  function clearScreen(): void {
    print(`${ESC}[H${ESC}[2J`);
    row = 0;
    draw();
  }

  const acts: Readonly<Record<string, () => void>> = {
    '\r': finish,
    '\n': finish,
    '\t': completeWord,
    '\u007F': () => at > 0 && cut(at - 1, at),
    '\b': () => at > 0 && cut(at - 1, at),
    [`${ESC}[3~`]: () => cut(at, Math.min(at + 1, characters.length)),
    '\u0001': () => moveTo(0),
    '\u0005': () => moveTo(characters.length),
    '\u000B': () => cut(at, characters.length),
    '\u0015': () => cut(0, at),
    '\u0017': cutWord,
    '\f': clearScreen,
    '\u0003': () => {
      goBelow('^C');
      draw();
    },
    '\u0004': () => {
      if (characters.length === 0) leave();
    },
  };
  for (const start of [`${ESC}[`, `${ESC}O`]) {
    Object.assign(acts, {
      [`${start}A`]: () => goThroughHistory(-1),
      [`${start}B`]: () => goThroughHistory(1),
      [`${start}C`]: () => moveTo(at + 1),
      [`${start}D`]: () => moveTo(at - 1),
      [`${start}H`]: () => moveTo(0),
      [`${start}F`]: () => moveTo(characters.length),
    });
  }

  return {
    take(text) {
      for (const [key] of text.matchAll(KEYS)) {
        const act = acts[key];
        if (act) act();
        else if (!CONTROL.test(key)) insert(key);
      }
    },
    begin(next) {
      prompt = next;
      draw();
    },
    resize(next) {
      columns = next.columns;
      // The terminal has wrapped the rows again: where the cursor is now follows from the line.
      row = place(widthOf(prompt) + widthOf(characters.slice(0, at).join(''))).row;
      draw();
    },
  };
}
