/** What starts a terminal escape sequence. */
export const ESC = '\u001B';

/** Keys known by their sequences, Ctrl with a letter, and everything else one by one. */
const KEYS = new RegExp(`${ESC}\\[[0-9;]*[A-Za-z~]|${ESC}O[A-Z]|[\\s\\S]`, 'gu');
const CONTROL = /\p{Cc}/u;

/** What a key does at a prompt. */
export type LineAct =
  | 'enter'
  | 'complete'
  | 'removeBefore'
  | 'removeAfter'
  | 'toStart'
  | 'toEnd'
  | 'left'
  | 'right'
  | 'cutAfter'
  | 'cutBefore'
  | 'cutWord'
  | 'earlier'
  | 'later'
  | 'clearScreen'
  | 'giveUp'
  | 'leave';

const ARROWS = { A: 'earlier', B: 'later', C: 'right', D: 'left', H: 'toStart', F: 'toEnd' } as const;

const ACTS: ReadonlyMap<string, LineAct> = new Map<string, LineAct>([
  ['\r', 'enter'],
  ['\n', 'enter'],
  ['\t', 'complete'],
  ['\u007F', 'removeBefore'],
  ['\b', 'removeBefore'],
  [`${ESC}[3~`, 'removeAfter'],
  ['\u0001', 'toStart'],
  ['\u0005', 'toEnd'],
  ['\u000B', 'cutAfter'],
  ['\u0015', 'cutBefore'],
  ['\u0017', 'cutWord'],
  ['\f', 'clearScreen'],
  ['\u0003', 'giveUp'],
  ['\u0004', 'leave'],
  ...Object.entries(ARROWS).flatMap(([key, act]): [string, LineAct][] => [
    [`${ESC}[${key}`, act],
    [`${ESC}O${key}`, act],
  ]),
]);

/** Splits input into keys: what a key does, or its text. Other keys do nothing. */
export function* keysOf(typed: string): Generator<{ readonly act: LineAct } | { readonly text: string }> {
  for (const [key] of typed.matchAll(KEYS)) {
    const act = ACTS.get(key);
    if (act) yield { act };
    else if (!CONTROL.test(key)) yield { text: key };
  }
}
