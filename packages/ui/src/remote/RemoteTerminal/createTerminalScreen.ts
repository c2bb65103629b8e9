import { FitAddon } from '@xterm/addon-fit';
import type { ISearchResultChangeEvent } from '@xterm/addon-search';
import { REMOTE_PIECE, withinTerminalLimits, type TerminalSize } from '@remote-console/domain';
import { keepLooks, openTerminal, type TerminalListener } from './openTerminal.ts';
import { showAsGuest } from './guestTerminal.ts';
import { createTerminalSearch, type ScreenSearch } from './terminalSearch.ts';
import { plainTitle } from './webAddress.ts';

/** The events of a screen. */
export interface ScreenListener extends TerminalListener {
  /** Something was typed or pasted, or the screen answers a program. */
  readonly input: (bytes: Uint8Array) => void;
  readonly size: (size: TerminalSize) => void;
  readonly title: (title: string) => void;
  readonly selection: (isThere: boolean) => void;
  readonly matches: (found: ISearchResultChangeEvent) => void;
}

/** A terminal on the page. */
export interface TerminalScreen {
  /** Writes output; resolves when it is displayed. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Discards everything written before, displayed or not. */
  readonly clear: () => void;
  readonly size: () => TerminalSize;
  /** Uses this size from now on, regardless of its box. */
  readonly adopt: (size: TerminalSize) => void;
  /** Fits into its box again, unless it has a fixed size. */
  readonly fit: () => void;
  /** Whether typed input is sent. */
  readonly takeInput: (takes: boolean) => void;
  readonly focus: () => void;
  readonly selection: () => string;
  readonly paste: (text: string) => void;
  readonly setTextSize: (pixels: number) => void;
  readonly setScreenReader: (isOn: boolean) => void;
  readonly setLabel: (label: string, descriptionId: string) => void;
  /** Goes to the next match, or the one before. */
  readonly find: (search: ScreenSearch, direction: 'next' | 'previous' | 'here') => void;
  readonly endFind: () => void;
  readonly dispose: () => void;
}

const encoder = new TextEncoder();
/** Resets the terminal, after the output waiting to be displayed and before what follows. */
const RESET = '\u001Bc';
/** Mouse reports of old programs are bytes, each in one character. */
const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.charCodeAt(0));

/**
 * Mounts a terminal in a box.
 *
 * @param nonce Of the page's Content-Security-Policy; empty without one.
 * @param isGuest Whether it shows the terminal of somebody else, which answers programs itself.
 */
export function createTerminalScreen(
  box: HTMLElement,
  nonce: string,
  isGuest: boolean,
  listener: ScreenListener,
): TerminalScreen {
  const terminal = openTerminal(box, nonce, listener);
  const fitting = new FitAddon();
  terminal.loadAddon(fitting);
  const search = createTerminalSearch(terminal, box, listener.matches);
  const size = () => ({ columns: terminal.cols, rows: terminal.rows });
  let isGiven = false;

  function send(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += REMOTE_PIECE) listener.input(bytes.subarray(at, at + REMOTE_PIECE));
  }

  function fit(): void {
    const proposed = isGiven ? undefined : fitting.proposeDimensions();
    if (!proposed) return;
    const { columns, rows } = withinTerminalLimits({ columns: proposed.cols, rows: proposed.rows });
    if (columns !== terminal.cols || rows !== terminal.rows) terminal.resize(columns, rows);
  }

  terminal.onData((text) => send(encoder.encode(text)));
  terminal.onBinary((binary) => send(bytesOf(binary)));
  terminal.onResize(() => listener.size(size()));
  terminal.onTitleChange((title) => listener.title(plainTitle(title)));
  terminal.onSelectionChange(() => listener.selection(terminal.hasSelection()));
  const observer = new ResizeObserver(fit);
  observer.observe(box);
  const endLooks = keepLooks(terminal, box);
  const endGuest = isGuest ? showAsGuest(terminal, box) : () => undefined;
  fit();

  return {
    write: (bytes) => new Promise((resolve) => terminal.write(bytes, resolve)),
    clear: () => terminal.write(RESET),
    size,
    adopt({ columns, rows }) {
      isGiven = true;
      box.dataset['given'] = '';
      terminal.resize(columns, rows);
    },
    fit,
    takeInput(takes) {
      terminal.options.disableStdin = !takes;
    },
    focus: () => terminal.focus(),
    selection: () => terminal.getSelection(),
    paste: (text) => terminal.paste(text),
    setTextSize(pixels) {
      terminal.options.fontSize = pixels;
      fit();
    },
    setScreenReader(isOn) {
      terminal.options.screenReaderMode = isOn;
    },
    setLabel(label, descriptionId) {
      terminal.textarea?.setAttribute('aria-label', label);
      terminal.textarea?.setAttribute('aria-describedby', descriptionId);
    },
    ...search,
    dispose() {
      observer.disconnect();
      endLooks();
      endGuest();
      terminal.dispose();
      delete box.dataset['given'];
      box.replaceChildren();
    },
  };
}
