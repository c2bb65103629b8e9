import type { Terminal } from '@xterm/xterm';

/** What programs ask a terminal: who it is, how it is, where its cursor is, which modes are on. */
const QUESTIONS = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
] as const;
/** By these codes programs set colors, or ask for them by a question mark in place of one. */
const COLOR_CODES = [4, 10, 11, 12] as const;

/** Leaves the answers to programs to the terminal of the person who opened it: a second one would be read as if somebody typed it. */
function silenceAnswers({ parser }: Terminal): void {
  for (const question of QUESTIONS) parser.registerCsiHandler(question, () => true);
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => true);
  for (const code of COLOR_CODES) parser.registerOscHandler(code, (words) => words.split(';').includes('?'));
}

/** Takes a terminal to the screen that programs have for themselves, and back. */
const OTHER_SCREEN_AND_BACK = '\u001B[?1047h\u001B[?1047l';

/**
 * Has the cursor drawn from the beginning: else that is so once somebody was at the keyboard, which who only watches never
 * is, or once a program had a screen for itself.
 */
function drawCursor(terminal: Terminal): void {
  terminal.write(OTHER_SCREEN_AND_BACK);
}

/**
 * Keeps the line of the cursor in sight where a terminal is taller than its box, until somebody scrolls away from it.
 *
 * @returns How to stop.
 */
function followCursor(terminal: Terminal, box: HTMLElement): () => void {
  let follows = true;
  const lineOfCursor = () => {
    const screen = terminal.element?.querySelector('.xterm-screen');
    if (!screen) return null;
    const height = screen.clientHeight / terminal.rows;
    const top = screen.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const line = top + terminal.buffer.active.cursorY * height;
    return { top: line, bottom: line + height };
  };
  const follow = () => {
    const line = follows ? lineOfCursor() : null;
    if (!line) return;
    if (line.bottom > box.scrollTop + box.clientHeight) box.scrollTop = Math.ceil(line.bottom - box.clientHeight);
    else if (line.top < box.scrollTop) box.scrollTop = Math.floor(line.top);
  };
  const noteScroll = () => {
    const line = lineOfCursor();
    if (line) follows = line.top >= box.scrollTop - 1 && line.bottom <= box.scrollTop + box.clientHeight + 1;
  };
  const drawn = terminal.onRender(follow);
  box.addEventListener('scroll', noteScroll, { passive: true });
  return () => {
    drawn.dispose();
    box.removeEventListener('scroll', noteScroll);
  };
}

/**
 * Has a terminal show that of somebody else in its box.
 *
 * @returns How to stop.
 */
export function showAsGuest(terminal: Terminal, box: HTMLElement): () => void {
  silenceAnswers(terminal);
  drawCursor(terminal);
  return followCursor(terminal, box);
}
