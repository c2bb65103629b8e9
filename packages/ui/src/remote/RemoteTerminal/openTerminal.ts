import { Unicode11Addon } from '@xterm/addon-unicode11';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { MONO_STACK } from '../../theme/index.ts';
import { colorSpansByPolicy, nonceStyles } from './policyStyles.ts';
import { schemeAt, terminalTheme, watchScheme } from './terminalTheme.ts';
import { webAddress } from './webAddress.ts';

/** Number of scrollback lines. */
export const SCROLLBACK_LINES = 10_000;
/** Font sizes, in pixels. */
export const TEXT_SIZES = { least: 9, usual: 13, most: 28 } as const;

const READABLE_CONTRAST = 4.5;

/**
 * Makes the terminal measure its font again once it is loaded, by the only trigger for that: a change of family. Until
 * then it was measured with the fallback.
 */
function measureAgainWithFonts(terminal: Terminal): () => void {
  let isOther = false;
  const measure = () => {
    isOther = !isOther;
    terminal.options.fontFamily = isOther ? `${MONO_STACK}, sans-serif` : MONO_STACK;
  };
  document.fonts.addEventListener('loadingdone', measure);
  return () => document.fonts.removeEventListener('loadingdone', measure);
}

const isFinger = () => window.matchMedia('(pointer: coarse)').matches;

/** The codes by which programs write to the clipboard, and query colors or titles: never answered. */
const SILENT_CODES = [52];

/** Pointer and keyboard events of a terminal. */
export interface TerminalListener {
  /** The pointer is over an address, or none. */
  readonly hover: (address: URL | null) => void;
  /** An address was chosen; with a modifier key, or by touch. */
  readonly follow: (address: URL) => void;
  /** A key that the page may handle before the program; returns whether it did. */
  readonly key: (event: KeyboardEvent) => boolean;
}

/**
 * Opens a terminal in a box, with the size given by its font.
 *
 * @param nonce Of the page's Content-Security-Policy; empty without one.
 */
export function openTerminal(box: HTMLElement, nonce: string, listener: TerminalListener): Terminal {
  const activate = (event: MouseEvent, text: string) => {
    const address = webAddress(text);
    if (address && (event.ctrlKey || event.metaKey || isFinger())) listener.follow(address);
  };
  const hover = (_event: MouseEvent, text: string) => listener.hover(webAddress(text));
  const leave = () => listener.hover(null);
  const terminal = new Terminal({
    allowProposedApi: true,
    scrollback: SCROLLBACK_LINES,
    fontFamily: MONO_STACK,
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
  // Its style elements get the nonce before they are in the page; the font is measured again there, at its size.
  terminal.open(host);
  nonceStyles(host, nonce);
  colorSpansByPolicy(terminal);
  box.append(host);
  terminal.options.fontSize = TEXT_SIZES.usual;
  return terminal;
}

/** Keeps the colors and the character width of a terminal in step with its box. @returns A function that stops it. */
export function keepLooks(terminal: Terminal, box: HTMLElement): () => void {
  const endWatch = watchScheme(box, (scheme) => {
    terminal.options.theme = terminalTheme(scheme);
  });
  const endMeasuring = measureAgainWithFonts(terminal);
  return () => {
    endWatch();
    endMeasuring();
  };
}
