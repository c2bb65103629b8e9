import { FitAddon } from '@xterm/addon-fit';
import type { TerminalRecording, TerminalSize } from '@remote-console/domain';
import { keepLooks, openTerminal, TEXT_SIZES } from '../RemoteTerminal/openTerminal.ts';
import { createTerminalSearch } from '../RemoteTerminal/terminalSearch.ts';
import type { PlayStage } from './playStage.ts';

/** A recorded terminal on the page. */
export interface PlayedTerminal extends PlayStage {
  /** Highlights a text where it was last displayed; empty for none. */
  readonly mark: (words: string) => void;
  readonly setLabel: (label: string) => void;
  readonly dispose: () => void;
}

/** The maximum font size, in pixels: a small terminal need not fill a large page. */
const LARGEST_TEXT = 18;

/** Scroll keys belong to the terminal; all others to the page. */
const scrolls = ({ key, shiftKey }: KeyboardEvent) => shiftKey && (key === 'PageUp' || key === 'PageDown');

const doNothing = () => undefined;

/**
 * Shows a recorded terminal in a box. It has its original rows and columns, and the largest font that fits; if even the
 * smallest does not fit, it scrolls.
 *
 * @param nonce Of the page's Content-Security-Policy; empty without one.
 */
export function playTerminal(box: HTMLElement, nonce: string, { size, events }: TerminalRecording): PlayedTerminal {
  const terminal = openTerminal(box, nonce, { hover: doNothing, follow: doNothing, key: (event) => !scrolls(event) });
  terminal.options.disableStdin = true;
  const fitting = new FitAddon();
  terminal.loadAddon(fitting);
  const search = createTerminalSearch(terminal, box, doNothing);
  const host = terminal.element?.parentElement;

  /** How much larger the font could be. */
  function room(): number {
    const proposed = fitting.proposeDimensions();
    return proposed ? Math.min(proposed.cols / terminal.cols, proposed.rows / terminal.rows) : 1;
  }

  function fit(): void {
    host?.removeAttribute('style');
    const usual = terminal.options.fontSize ?? TEXT_SIZES.usual;
    const within = (pixels: number) => Math.min(LARGEST_TEXT, Math.max(TEXT_SIZES.least, Math.floor(pixels)));
    terminal.options.fontSize = within(usual * room());
    // Character widths are whole pixels, so the computed size may be one too large.
    while (room() < 1 && terminal.options.fontSize > TEXT_SIZES.least) terminal.options.fontSize -= 1;
    const screen = terminal.element?.querySelector<HTMLElement>('.xterm-screen');
    if (!host || !screen || room() >= 1) return;
    host.style.minWidth = screen.style.width;
    host.style.minHeight = screen.style.height;
  }

  function resize({ columns, rows }: TerminalSize): void {
    if (columns === terminal.cols && rows === terminal.rows) return;
    terminal.resize(columns, rows);
    fit();
  }

  const write = (text: string) => new Promise<void>((resolve) => terminal.write(text, resolve));
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  const endLooks = keepLooks(terminal, box);
  resize(size);
  fit();

  return {
    async show(from, to) {
      let text = '';
      for (const event of events.slice(from, to)) {
        if (event.type === 'output') {
          text += event.text;
          continue;
        }
        await write(text);
        text = '';
        resize(event.size);
      }
      await write(text);
    },
    async restart() {
      // Pending output would be written after it.
      await write('');
      terminal.reset();
      resize(size);
    },
    settle: doNothing,
    mark(words) {
      search.endFind();
      if (words !== '') search.find({ words, isCaseSensitive: false, isPattern: false }, 'previous');
    },
    setLabel: (label) => terminal.textarea?.setAttribute('aria-label', label),
    dispose() {
      observer.disconnect();
      endLooks();
      terminal.dispose();
      box.replaceChildren();
    },
  };
}
