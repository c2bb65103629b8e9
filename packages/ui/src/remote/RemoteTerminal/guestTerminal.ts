import type { Terminal } from '@xterm/xterm';

/** What programs query of a terminal: identity, status, cursor position, modes. */
const QUESTIONS = [
  { final: 'c' },
  { prefix: '>', final: 'c' },
  { final: 'n' },
  { prefix: '?', final: 'n' },
  { intermediates: '$', final: 'p' },
  { prefix: '?', intermediates: '$', final: 'p' },
] as const;
/** With these codes programs set colors, or query them with a question mark instead. */
const COLOR_CODES = [4, 10, 11, 12] as const;

/** Leaves the answers to programs to the owner's terminal: a second one would be read as typed input. */
function silenceAnswers({ parser }: Terminal): void {
  for (const question of QUESTIONS) parser.registerCsiHandler(question, () => true);
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => true);
  for (const code of COLOR_CODES) parser.registerOscHandler(code, (words) => words.split(';').includes('?'));
}

/** Switches a terminal to the alternate screen, and back. */
const OTHER_SCREEN_AND_BACK = '\u001B[?1047h\u001B[?1047l';

/**
 * Shows the cursor from the start: otherwise it appears only after the first focus, which a watcher never has, or once
 * a program has used the alternate screen.
 */
function drawCursor(terminal: Terminal): void {
  terminal.write(OTHER_SCREEN_AND_BACK);
}

/**
 * Keeps the cursor line visible if a terminal is taller than its box, until somebody scrolls away from it.
 *
 * @returns A function that stops it.
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
 * Makes a terminal show that of somebody else in its box.
 *
 * @returns A function that stops it.
 */
export function showAsGuest(terminal: Terminal, box: HTMLElement): () => void {
  silenceAnswers(terminal);
  drawCursor(terminal);
  return followCursor(terminal, box);
}
