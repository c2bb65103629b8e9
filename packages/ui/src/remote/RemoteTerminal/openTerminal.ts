import { Unicode11Addon } from '@xterm/addon-unicode11';
import { WebLinksAddon } from '@xterm/addon-web-links';
import { Terminal } from '@xterm/xterm';
import { MONO_STACK } from '../../theme/index.ts';
import { colorSpansByPolicy, nonceStyles } from './policyStyles.ts';
import { schemeAt, terminalTheme, watchScheme } from './terminalTheme.ts';
import { webAddress } from './webAddress.ts';

/** Lines that can be scrolled back to. */
export const SCROLLBACK_LINES = 10_000;
/** Sizes of the text, in pixels. */
export const TEXT_SIZES = { least: 9, usual: 13, most: 28 } as const;

const READABLE_CONTRAST = 4.5;

/**
 * Has the letters measured again when a family has come, by the one thing that does so: another family. Until then they
 * were measured in whatever stood in its place.
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

/** The codes by which programs write to the clipboard, and ask for colors or titles: answered by nobody. */
const SILENT_CODES = [52];

/** What the pointer and the keyboard do on a terminal. */
export interface TerminalListener {
  /** The pointer is on an address, or on none. */
  readonly hover: (address: URL | null) => void;
  /** An address was chosen; by a key that is held, or by a finger. */
  readonly follow: (address: URL) => void;
  /** A key that the page may take before the program; whether it has. */
  readonly key: (event: KeyboardEvent) => boolean;
}

/**
 * Opens a terminal in a box, as large as its letters make it.
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
  // Its style elements have the nonce before the page sees them; letters are measured again in the page, at their size.
  terminal.open(host);
  nonceStyles(host, nonce);
  colorSpansByPolicy(terminal);
  box.append(host);
  terminal.options.fontSize = TEXT_SIZES.usual;
  return terminal;
}

/** Keeps the colors of a terminal those of its box, and its letters as wide as they are drawn. @returns How to stop. */
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
