import type { ITheme } from '@xterm/xterm';
import { color, SCHEME_ATTRIBUTE, terminalColor, terminalGround, type Scheme } from '../../theme/index.ts';

const NAMES = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const;
const BRIGHT_NAMES = [
  'brightBlack',
  'brightRed',
  'brightGreen',
  'brightYellow',
  'brightBlue',
  'brightMagenta',
  'brightCyan',
  'brightWhite',
] as const;

const colorsBy = (names: readonly string[], colors: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [name, colors[index] ?? '']));

/** The colors of a terminal in a scheme. */
export function terminalTheme(scheme: Scheme): ITheme {
  const tokens = color[scheme];
  return {
    background: tokens.surface,
    foreground: tokens.text,
    cursor: tokens.accent,
    cursorAccent: tokens.surface,
    selectionBackground: terminalGround[scheme].selected,
    scrollbarSliderBackground: `${tokens.lineControl}66`,
    scrollbarSliderHoverBackground: `${tokens.lineControl}99`,
    scrollbarSliderActiveBackground: tokens.lineControl,
    ...colorsBy(NAMES, terminalColor[scheme].normal),
    ...colorsBy(BRIGHT_NAMES, terminalColor[scheme].bright),
  };
}

/** The colors of search matches in a scheme. */
export function matchColors(scheme: Scheme) {
  const tokens = color[scheme];
  return {
    matchBackground: tokens.warnSoft,
    matchBorder: tokens.warn,
    matchOverviewRuler: tokens.warn,
    activeMatchBackground: terminalGround[scheme].match,
    activeMatchBorder: tokens.text,
    activeMatchColorOverviewRuler: tokens.accent,
  };
}

const rootOf = (element: Element) => element.closest(`[${SCHEME_ATTRIBUTE}]`);

/** The scheme of an element. */
export function schemeAt(element: Element): Scheme {
  return rootOf(element)?.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

/** Calls back when the scheme of an element changes. @returns A function that stops it. */
export function watchScheme(element: Element, onChange: (scheme: Scheme) => void): () => void {
  const root = rootOf(element);
  const observer = new MutationObserver(() => onChange(schemeAt(element)));
  if (root) observer.observe(root, { attributeFilter: [SCHEME_ATTRIBUTE] });
  return () => observer.disconnect();
}
