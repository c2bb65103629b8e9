import { characterOfKeysym, KEYSYMS, type ScreenMonitor } from '@remote-console/domain';
import { contains, type Area, type Point } from './picture.ts';
import { deleteText, insertText, moveCaret, textAreaOf, type TextArea } from './textArea.ts';

/** Size of the simulated desktop, in pixels. */
export const DESKTOP = { width: 1536, height: 640, bar: 40 } as const;

/** Its monitors: one with the windows and the bar, and an empty one next to it. */
export const MONITORS = [
  { name: 'Simulated 1', x: 0, y: 0, width: 1024, height: 640 },
  { name: 'Simulated 2', x: 1024, y: 0, width: 512, height: 640 },
] as const satisfies readonly ScreenMonitor[];

/** Height of a window's title bar, in pixels. */
export const TITLE_HEIGHT = 32;

/** The windows of the desktop. */
export type WindowName = 'notes' | 'test';

/** Everything that can be seen and changed. */
export interface Desktop {
  /** From back to front; the front window has the keyboard. */
  readonly windows: readonly { readonly name: WindowName; readonly area: Area }[];
  readonly notes: TextArea;
  readonly pointer: Point;
  readonly buttons: number;
  /** The window being moved, and where the pointer holds it. */
  readonly moving: { readonly name: WindowName; readonly hold: Point } | null;
  readonly isPressing: boolean;
  readonly presses: number;
  readonly rightClicks: number;
  /** Lines scrolled with the wheel, negative when upward. */
  readonly wheel: number;
  /** The keysyms being held down. */
  readonly keys: readonly number[];
  /** The last key that was pressed, in words. */
  readonly lastKey: string;
  readonly clipboard: string;
}

/** A desktop that nobody has touched. */
export function freshDesktop(notes: string): Desktop {
  return {
    windows: [
      { name: 'test', area: { x: 624, y: 196, width: 336, height: 272 } },
      { name: 'notes', area: { x: 64, y: 96, width: 512, height: 384 } },
    ],
    notes: textAreaOf(notes),
    pointer: { x: DESKTOP.width / 2, y: DESKTOP.height / 2 },
    buttons: 0,
    moving: null,
    isPressing: false,
    presses: 0,
    rightClicks: 0,
    wheel: 0,
    keys: [],
    lastKey: '',
    clipboard: '',
  };
}

/** Where the text of the notes is, relative to the corner of their window. */
export function notesArea(window: Area): Area {
  return {
    x: window.x + 16,
    y: window.y + TITLE_HEIGHT + 16,
    width: window.width - 32,
    height: window.height - TITLE_HEIGHT - 24,
  };
}

/** The button of the window for testing input. */
export function buttonArea(window: Area): Area {
  return { x: window.x + 24, y: window.y + TITLE_HEIGHT + 24, width: 176, height: 44 };
}

const BUTTON = { left: 1, right: 4, wheelUp: 8, wheelDown: 16 } as const;

const titleArea = (window: Area): Area => ({ ...window, height: TITLE_HEIGHT });

function moved(desktop: Desktop, pointer: Point): Desktop {
  const { moving } = desktop;
  if (!moving) return { ...desktop, pointer };
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    ...desktop,
    pointer,
    windows: desktop.windows.map((window) => {
      if (window.name !== moving.name) return window;
      const x = within(pointer.x - moving.hold.x, DESKTOP.width - window.area.width);
      const y = within(pointer.y - moving.hold.y, DESKTOP.height - DESKTOP.bar - window.area.height);
      return { ...window, area: { ...window.area, x, y } };
    }),
  };
}

/** The window under the pointer comes to the front; when held by its title it moves. */
function pressed(desktop: Desktop): Desktop {
  const { pointer, windows } = desktop;
  const hit = windows.findLast(({ area }) => contains(area, pointer));
  if (!hit) return desktop;
  const { name, area } = hit;
  return {
    ...desktop,
    windows: [...windows.filter((window) => window !== hit), hit],
    moving: contains(titleArea(area), pointer)
      ? { name, hold: { x: pointer.x - area.x, y: pointer.y - area.y } }
      : null,
    isPressing: name === 'test' && contains(buttonArea(area), pointer),
    notes: { ...desktop.notes, selected: false },
  };
}

function released(desktop: Desktop): Desktop {
  const test = desktop.windows.find(({ name }) => name === 'test');
  const hits = desktop.isPressing && test && contains(buttonArea(test.area), desktop.pointer);
  return { ...desktop, moving: null, isPressing: false, presses: desktop.presses + (hits ? 1 : 0) };
}

/** Handles the pointer: its position, and which buttons are down. */
export function withPointer(before: Desktop, buttons: number, pointer: Point): Desktop {
  const goesDown = (button: number) => (buttons & button) !== 0 && (before.buttons & button) === 0;
  const goesUp = (button: number) => (buttons & button) === 0 && (before.buttons & button) !== 0;
  let desktop = moved(before, pointer);
  if (goesDown(BUTTON.left)) desktop = pressed(desktop);
  if (goesUp(BUTTON.left)) desktop = released(desktop);
  const wheel = (goesDown(BUTTON.wheelDown) ? 1 : 0) - (goesDown(BUTTON.wheelUp) ? 1 : 0);
  const rightClicks = desktop.rightClicks + (goesDown(BUTTON.right) ? 1 : 0);
  return { ...desktop, buttons, wheel: desktop.wheel + wheel, rightClicks };
}

const KEY_NAMES: ReadonlyMap<number, string> = new Map([
  [KEYSYMS.backspace, 'Backspace'],
  [KEYSYMS.tab, 'Tab'],
  [KEYSYMS.enter, 'Enter'],
  [KEYSYMS.escape, 'Esc'],
  [KEYSYMS.home, 'Home'],
  [KEYSYMS.left, 'Left'],
  [KEYSYMS.up, 'Up'],
  [KEYSYMS.right, 'Right'],
  [KEYSYMS.down, 'Down'],
  [KEYSYMS.pageUp, 'Page Up'],
  [KEYSYMS.pageDown, 'Page Down'],
  [KEYSYMS.end, 'End'],
  [KEYSYMS.printScreen, 'Print Screen'],
  [KEYSYMS.insert, 'Insert'],
  [KEYSYMS.delete, 'Delete'],
]);

const MODIFIERS: readonly (readonly [readonly number[], string])[] = [
  [[KEYSYMS.control, KEYSYMS.control + 1], 'Ctrl'],
  [[KEYSYMS.alt, KEYSYMS.alt + 1], 'Alt'],
  [[KEYSYMS.windows, KEYSYMS.windows + 1], 'Win'],
];
const SHIFTS: readonly number[] = [KEYSYMS.shift, KEYSYMS.shift + 1];

function nameOfKey(keysym: number): string {
  if (keysym >= KEYSYMS.f1 && keysym < KEYSYMS.f1 + 12) return `F${keysym - KEYSYMS.f1 + 1}`;
  if (keysym === 0x20) return 'Space';
  return KEY_NAMES.get(keysym) ?? characterOfKeysym(keysym) ?? `0x${keysym.toString(16)}`;
}

/** A key with its modifiers. Shift alone produces other characters and is not mentioned. */
function spokenKey(keysym: number, keys: readonly number[]): string {
  const own = MODIFIERS.find(([keysyms]) => keysyms.includes(keysym));
  if (own) return own[1];
  if (SHIFTS.includes(keysym)) return 'Shift';
  const held = MODIFIERS.filter(([keysyms]) => keysyms.some((each) => keys.includes(each))).map(([, name]) => name);
  const name = nameOfKey(keysym);
  return [...held, held.length > 0 && /^[a-z]$/.test(name) ? name.toUpperCase() : name].join('+');
}

/** Text typed into the notes, whose window is in front. */
function typed(desktop: Desktop, keysym: number): Desktop {
  const { notes, windows } = desktop;
  const front = windows.at(-1);
  if (front?.name !== 'notes') return desktop;
  const { width } = notesArea(front.area);
  const withNotes = (changed: TextArea): Desktop => ({ ...desktop, notes: changed });
  const caretTo = (to: Parameters<typeof moveCaret>[1]) => withNotes(moveCaret(notes, to, width));
  switch (keysym) {
    case KEYSYMS.backspace:
      return withNotes(deleteText(notes, 'before'));
    case KEYSYMS.delete:
      return withNotes(deleteText(notes, 'behind'));
    case KEYSYMS.enter:
      return withNotes(insertText(notes, '\n'));
    case KEYSYMS.tab:
      return withNotes(insertText(notes, '    '));
    case KEYSYMS.left:
      return caretTo('left');
    case KEYSYMS.right:
      return caretTo('right');
    case KEYSYMS.up:
      return caretTo('up');
    case KEYSYMS.down:
      return caretTo('down');
    case KEYSYMS.home:
      return caretTo('home');
    case KEYSYMS.end:
      return caretTo('end');
    default: {
      const character = characterOfKeysym(keysym);
      return character === null ? desktop : withNotes(insertText(notes, character));
    }
  }
}

/** Ctrl with a letter: select all, copy, cut, or paste. */
function shortcut(desktop: Desktop, letter: string): Desktop {
  const { notes, clipboard } = desktop;
  const copied = notes.selected ? notes.characters.join('') : clipboard;
  switch (letter.toLowerCase()) {
    case 'a':
      return { ...desktop, notes: { ...notes, selected: true } };
    case 'c':
      return { ...desktop, clipboard: copied };
    case 'x':
      return { ...desktop, clipboard: copied, notes: notes.selected ? textAreaOf('') : notes };
    case 'v':
      return { ...desktop, notes: insertText(notes, clipboard) };
    default:
      return desktop;
  }
}

const holds = (keys: readonly number[], name: string) =>
  MODIFIERS.some(([keysyms, modifier]) => modifier === name && keysyms.some((keysym) => keys.includes(keysym)));

/** Handles a key that goes down or up. */
export function withKey(before: Desktop, down: boolean, keysym: number): Desktop {
  const others = before.keys.filter((key) => key !== keysym);
  if (!down) return { ...before, keys: others };
  // Nobody holds more than that, and keys that are never released must not accumulate.
  const keys = [...others, keysym].slice(-8);
  const desktop = { ...before, keys, lastKey: spokenKey(keysym, others) };
  if (holds(keys, 'Alt') || holds(keys, 'Win')) return desktop;
  if (holds(keys, 'Ctrl')) return shortcut(desktop, characterOfKeysym(keysym) ?? '');
  return typed(desktop, keysym);
}

/** From now on the desktop has the browser's clipboard. */
export function withClipboard(desktop: Desktop, clipboard: string): Desktop {
  return { ...desktop, clipboard };
}
