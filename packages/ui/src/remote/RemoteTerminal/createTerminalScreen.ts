import { FitAddon } from '@xterm/addon-fit';
import { SearchAddon, type ISearchOptions, type ISearchResultChangeEvent } from '@xterm/addon-search';
import { Unicode11Addon } from '@xterm/addon-unicode11';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { REMOTE_PIECE, withinTerminalLimits, type TerminalSize } from '@remote-console/domain';
import { FONT_FAMILIES } from '../../theme/fontFamilies.ts';
import { colorSpansByPolicy, nonceStyles } from './policyStyles.ts';
import { matchColors, schemeAt, terminalTheme, watchScheme } from './terminalTheme.ts';
import { plainTitle, webAddress } from './webAddress.ts';

/** Lines that can be scrolled back to. */
export const SCROLLBACK_LINES = 10_000;
/** Matches that are counted and marked. */
export const MOST_MATCHES = 1000;
/** Sizes of the text, in pixels. */
export const TEXT_SIZES = { least: 9, usual: 13, most: 28 } as const;

/** Letters of one width; what the system has no such letters for comes from the library's own families. */
const FONT = `ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK KR", monospace, "${FONT_FAMILIES.korean}", "${FONT_FAMILIES.japanese}"`;
const READABLE_CONTRAST = 4.5;

/**
 * Has the letters measured again when a family has come, by the one thing that does so: another family. Until then they
 * were measured in whatever stood in its place.
 */
function measureAgainWithFonts(terminal: Terminal): () => void {
  let isOther = false;
  const measure = () => {
    isOther = !isOther;
    terminal.options.fontFamily = isOther ? `${FONT}, sans-serif` : FONT;
  };
  document.fonts.addEventListener('loadingdone', measure);
  return () => document.fonts.removeEventListener('loadingdone', measure);
}

/** What happens on a screen. */
export interface ScreenListener {
  /** Something was typed or pasted, or the screen answers a program. */
  readonly input: (bytes: Uint8Array) => void;
  readonly size: (size: TerminalSize) => void;
  readonly title: (title: string) => void;
  readonly selection: (isThere: boolean) => void;
  readonly matches: (found: ISearchResultChangeEvent) => void;
  /** The pointer is on an address, or on none. */
  readonly hover: (address: URL | null) => void;
  /** An address was chosen; by a key that is held, or by a finger. */
  readonly follow: (address: URL) => void;
  /** A key that the page may take before the program; whether it has. */
  readonly key: (event: KeyboardEvent) => boolean;
}

/** What is searched for, and how. */
export interface ScreenSearch {
  readonly words: string;
  readonly isCaseSensitive: boolean;
  readonly isPattern: boolean;
}

/** A terminal on the page. */
export interface TerminalScreen {
  /** Writes output; resolves when it is shown. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly clear: () => void;
  readonly size: () => TerminalSize;
  /** Fits into its box again. */
  readonly fit: () => void;
  /** Whether what is typed is sent. */
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
/** Mouse reports of old programs are bytes, each in one character. */
const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.charCodeAt(0));

const isFinger = () => window.matchMedia('(pointer: coarse)').matches;

/** The codes by which programs write to the clipboard, and ask for colours or titles: answered by nobody. */
const SILENT_CODES = [52];

function openTerminal(box: HTMLElement, nonce: string, listener: ScreenListener): Terminal {
  const activate = (event: MouseEvent, text: string) => {
    const address = webAddress(text);
    if (address && (event.ctrlKey || event.metaKey || isFinger())) listener.follow(address);
  };
  const hover = (_event: MouseEvent, text: string) => listener.hover(webAddress(text));
  const leave = () => listener.hover(null);
  const terminal = new Terminal({
    allowProposedApi: true,
    scrollback: SCROLLBACK_LINES,
    fontFamily: FONT,
    fontSize: TEXT_SIZES.usual - 1,
    lineHeight: 1.25,
    minimumContrastRatio: READABLE_CONTRAST,
    theme: terminalTheme(schemeAt(box)),
    macOptionIsMeta: false,
    linkHandler: { activate, hover, leave, allowNonHttpProtocols: false },
  });
  terminal.loadAddon(new Unicode11Addon());
  terminal.unicode.activeVersion = '11';
  terminal.loadAddon(new WebLinksAddon(activate, { hover, leave }));
  for (const code of SILENT_CODES) terminal.parser.registerOscHandler(code, () => true);
  terminal.attachCustomKeyEventHandler((event) => event.type !== 'keydown' || !listener.key(event));
  const host = document.createElement('div');
  // Its style elements have the nonce before the page sees them; letters are measured again in the page, at their size.
  terminal.open(host);
  nonceStyles(host, nonce);
  colorSpansByPolicy(terminal);
  box.append(host);
  terminal.options.fontSize = TEXT_SIZES.usual;
  return terminal;
}

function createSearch(terminal: Terminal, box: HTMLElement, listener: ScreenListener) {
  const addon = new SearchAddon({ highlightLimit: MOST_MATCHES });
  terminal.loadAddon(addon);
  addon.onDidChangeResults(listener.matches);
  const nothing = { resultIndex: -1, resultCount: 0 };
  return {
    find({ words, isCaseSensitive, isPattern }: ScreenSearch, direction: 'next' | 'previous' | 'here') {
      const options: ISearchOptions = {
        caseSensitive: isCaseSensitive,
        regex: isPattern,
        incremental: direction === 'here',
        decorations: matchColors(schemeAt(box)),
      };
      try {
        if (words === '') addon.clearDecorations();
        else if (direction === 'previous') addon.findPrevious(words, options);
        else addon.findNext(words, options);
        if (words === '') listener.matches(nothing);
      } catch (error) {
        // A pattern that is not complete yet.
        if (!(error instanceof SyntaxError)) throw error;
        listener.matches(nothing);
      }
    },
    endFind() {
      addon.clearDecorations();
      terminal.clearSelection();
    },
  };
}

/**
 * Puts a terminal into a box.
 *
 * @param nonce Of the page's Content-Security-Policy; empty without one.
 */
export function createTerminalScreen(box: HTMLElement, nonce: string, listener: ScreenListener): TerminalScreen {
  const terminal = openTerminal(box, nonce, listener);
  const fitting = new FitAddon();
  terminal.loadAddon(fitting);
  const search = createSearch(terminal, box, listener);
  const size = () => ({ columns: terminal.cols, rows: terminal.rows });

  function send(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += REMOTE_PIECE) listener.input(bytes.subarray(at, at + REMOTE_PIECE));
  }

  function fit(): void {
    const proposed = fitting.proposeDimensions();
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
  const endWatch = watchScheme(box, (scheme) => {
    terminal.options.theme = terminalTheme(scheme);
  });
  const endMeasuring = measureAgainWithFonts(terminal);
  fit();

  return {
    write: (bytes) => new Promise((resolve) => terminal.write(bytes, resolve)),
    clear: () => terminal.reset(),
    size,
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
      endWatch();
      endMeasuring();
      terminal.dispose();
      box.replaceChildren();
    },
  };
}
