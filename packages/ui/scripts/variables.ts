/** The tokens as CSS variables. */
import { createTheme } from '@mui/material/styles';
import { fontStack, MONO_STACK } from '../src/theme/fontFamilies.ts';
import { themeValues } from '../src/theme/themeValues.ts';
import {
  brandGround,
  focusRing,
  fontSize,
  height,
  motion,
  radius,
  shade,
  space,
  type ColorTokens,
} from '../src/theme/tokens.ts';
import { PICTURES } from './pictures.ts';

const pixels = (name: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([step, value]) => [`${name}-${kebab(step)}`, `${value}px`] as const);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const tone = (name: keyof ColorTokens) => `var(--rc-palette-tone-${name})`;

const ACCENT = tone('accent');

/** The colors of buttons and links that are between two tokens: sheets do not mix colors. */
const MIXED = [
  ['link-line', `color-mix(in srgb, ${ACCENT} 40%, transparent)`],
  ['button-soft-hover', `color-mix(in srgb, ${tone('accentSoft')} 82%, ${ACCENT})`],
  ['button-error-line', `color-mix(in srgb, ${tone('error')} 50%, ${tone('surface')})`],
  [
    'button-error-hover',
    `color-mix(in srgb, ${tone('error')} calc(var(--rc-palette-action-hoverOpacity) * 100%), transparent)`,
  ],
] as const;

/** The background of the brand panel on account pages, and its text. */
const BRAND = [
  [
    'brand-ground',
    `linear-gradient(160deg, ${brandGround.start} 0%, ${brandGround.middle} 68%, ${brandGround.end} 100%)`,
  ],
  ['brand-ink', brandGround.ink],
  ['brand-line', brandGround.line],
] as const;

/** The font families of a language, in the quote style and line width of the sheets. */
const fontFamily = (language: string) => [
  '    --rc-font-family:',
  `      ${fontStack(language).replaceAll('"', "'")};`,
];

type Rule = readonly [selector: string, variables: Readonly<Record<string, string | number>>];

/** The theme of a language as variables: colors and shadows of both schemes, and the fonts. */
const themeRules = (locale: string): readonly Rule[] =>
  createTheme(themeValues(locale))
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet));

const kebabProperty = (name: string) => (name.startsWith('--') ? name : kebab(name));

/** The theme selects roots and schemes separately; here a scheme is that of a root. */
const ofRoot = (selector: string) =>
  selector.startsWith('.rc-root,') ? '.rc-root' : selector.replace(/^\[/, '.rc-root[').replaceAll('"', "'");

const ruleOf = ([selector, variables]: Rule) => [
  `  ${ofRoot(selector)} {`,
  ...Object.entries(variables).map(
    ([name, value]) => `    ${kebabProperty(name)}: ${String(value).replaceAll('"', "'")};`,
  ),
  '  }',
];

/** The variables of the theme. Other languages have other fonts; their rules contain the difference. */
function themeVariables(): string[] {
  const rules = themeRules('ko');
  const others = themeRules('ja').flatMap(([selector, variables], index): Rule[] => {
    const differing = Object.entries(variables).filter(([name, value]) => rules[index]?.[1][name] !== value);
    return differing.length > 0 ? [[`${selector}:lang(ja)`, Object.fromEntries(differing)]] : [];
  });
  return [...rules, ...others].flatMap(ruleOf);
}

/** Authored content has no classes; a notice is the only such content. */
const AUTHORED = '.rc-NoticeContent-content *';

/**
 * A page's element rules (`button {…}`, `* {…}`, `table td {…}`) are in no layer, so they would override the component
 * sheets. These rules have slightly more specificity than element rules, and less than any class rule, with which a
 * page changes a widget on purpose.
 */
const HOST_GUARD = [
  `html body :is(x, :where(.rc-root, .rc-root [class*='rc-'], .rc-root ${AUTHORED})) {`,
  '  all: revert-layer;',
  '}',
];

/**
 * The sheet with all tokens, colors and shadows under the theme's names (`--rc-palette-…`). For a brand with its own
 * accent the theme writes them again, in the page. It also shields elements from a page's element rules.
 */
export function variablesSheet(): string {
  const { easing, ...durations } = motion;
  const variables = [
    ...pixels('space', space),
    ...pixels('radius', radius),
    ...pixels('font-size', fontSize),
    ...pixels('height', height),
    ...Object.entries(durations).map(([name, duration]) => [`motion-${name}`, `${duration}ms`] as const),
    ['motion-easing', easing] as const,
    ['focus-outline', `1.5px solid ${ACCENT}`] as const,
    [
      'focus-ring',
      `0 0 0 ${focusRing.width}px color-mix(in srgb, ${ACCENT} ${focusRing.strength}%, transparent)`,
    ] as const,
    ['focus-ring-error', `0 0 0 3px color-mix(in srgb, ${tone('error')} 18%, transparent)`] as const,
    ...MIXED,
    ['placeholder', `color-mix(in srgb, ${tone('text')} 8%, transparent)`] as const,
    ['shade', shade] as const,
    ...BRAND,
    ...PICTURES,
  ];
  return [
    '/* Generated from theme/tokens.ts and scripts/pictures.ts by `npm run generate`. Do not edit. */',
    '@layer remote-console {',
    '  .rc-root {',
    ...variables.map(([name, value]) => `    --rc-${name}: ${value};`),
    ...fontFamily('ko'),
    `    --rc-font-family-mono: ${MONO_STACK.replaceAll('"', "'")};`,
    '  }',
    '  .rc-root:lang(ja) {',
    ...fontFamily('ja'),
    '  }',
    ...themeVariables(),
    '}',
    ...HOST_GUARD,
    '',
  ].join('\n');
}
