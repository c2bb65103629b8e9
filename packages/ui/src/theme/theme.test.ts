import { describe, expect, it } from 'vitest';
import { accentFaults } from './accentFaults.ts';
import { contrast } from './contrast.ts';
import { createConsoleTheme } from './theme.ts';
import { colorsOf } from './themeValues.ts';
import { brandGround, color, height, motion, SCHEMES, space, type ColorTokens } from './tokens.ts';

type Token = keyof ColorTokens;

/** All text colors with each background they appear on. */
const TEXT_PAIRS: readonly (readonly [Token, readonly Token[]])[] = [
  ['text', ['ground', 'surface', 'raised', 'sunken', 'accentSoft', 'warnSoft', 'errorSoft']],
  ['textSecondary', ['ground', 'surface', 'raised', 'sunken', 'accentSoft', 'warnSoft', 'errorSoft']],
  ['textHint', ['ground', 'surface', 'raised', 'sunken', 'accentSoft']],
  ['accentText', ['ground', 'surface', 'raised', 'sunken', 'accentSoft']],
  ['accentInk', ['accent', 'accentHover']],
  ['online', ['ground', 'surface', 'raised', 'onlineSoft', 'accentSoft']],
  ['offline', ['ground', 'surface', 'raised', 'offlineSoft', 'accentSoft']],
  ['warn', ['ground', 'surface', 'raised', 'warnSoft']],
  ['error', ['ground', 'surface', 'raised', 'errorSoft']],
  ['info', ['ground', 'surface', 'raised', 'infoSoft']],
  ['surface', ['error', 'online']],
  ['ground', ['text']],
];

/** Control borders and graphics, with the backgrounds they appear on. */
const EDGE_PAIRS: readonly (readonly [Token, readonly Token[]])[] = [
  ['lineControl', ['ground', 'surface', 'raised']],
  ['accent', ['ground', 'surface', 'raised', 'sunken']],
  ['error', ['ground', 'surface', 'raised', 'sunken']],
  ['tagGray', ['surface', 'raised', 'sunken']],
  ['tagRed', ['surface', 'raised', 'sunken']],
  ['tagOrange', ['surface', 'raised', 'sunken']],
  ['tagGreen', ['surface', 'raised', 'sunken']],
  ['tagTeal', ['surface', 'raised', 'sunken']],
  ['tagBlue', ['surface', 'raised', 'sunken']],
  ['tagPurple', ['surface', 'raised', 'sunken']],
  ['tagPink', ['surface', 'raised', 'sunken']],
];

const inAll = (pairs: readonly (readonly [Token, readonly Token[]])[]) =>
  SCHEMES.flatMap((scheme) =>
    pairs.flatMap(([front, grounds]) => grounds.map((ground) => ({ scheme, front, ground }))),
  );

describe('colours', () => {
  it.each(inAll(TEXT_PAIRS))('$front on $ground reads in $scheme: 4.5 to 1', ({ scheme, front, ground }) => {
    expect(contrast(color[scheme][front], color[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(inAll(EDGE_PAIRS))('$front stands out from $ground in $scheme: 3 to 1', ({ scheme, front, ground }) => {
    expect(contrast(color[scheme][front], color[scheme][ground])).toBeGreaterThanOrEqual(3);
  });

  it.each(['start', 'middle', 'end'] as const)('text reads on the brand ground at its %s', (stop) => {
    expect(contrast(brandGround.ink, brandGround[stop])).toBeGreaterThanOrEqual(4.5);
  });

  it('has the same tokens in both schemes', () => {
    expect(Object.keys(color.dark)).toEqual(Object.keys(color.light));
  });

  it('finds nothing wrong with its own accent', () =>
    expect(accentFaults({ light: color.light, dark: color.dark })).toEqual([]));

  it('finds the accent of a brand that cannot be read', () => {
    const faint = { ...color.light, accent: '#9FA8F0', accentText: '#9FA8F0' };
    const faults = accentFaults({ light: faint, dark: color.dark });
    expect(faults.map(({ scheme, front, ground }) => `${scheme} ${front} on ${ground}`)).toEqual([
      'light accentInk on accent',
      ...['ground', 'surface', 'raised', 'sunken', 'accentSoft'].map((ground) => `light accentText on ${ground}`),
      ...['ground', 'surface', 'raised', 'sunken'].map((ground) => `light accent on ${ground}`),
    ]);
    for (const { contrast: measured, least } of faults) expect(measured).toBeLessThan(least);
  });

  it('takes the accent of a brand and nothing else from it', () => {
    const accent = {
      accent: '#006A5B',
      accentHover: '#00564A',
      accentInk: '#FFFFFF',
      accentSoft: '#E0F2EF',
      accentText: '#00564A',
    };
    const colors = colorsOf('light', { name: 'Portal', accent: { light: accent, dark: accent } });
    expect(colors).toEqual({ ...color.light, ...accent });
  });
});

describe('measures', () => {
  it('keeps space on the 4 px grid, and on its half steps below 16 px', () => {
    for (const step of Object.values(space)) expect(step % (step < 16 ? 2 : 4)).toBe(0);
  });

  it('gives a finger at least 44 px', () => expect(height.touch).toBeGreaterThanOrEqual(44));

  it('moves for less than 200 ms', () => {
    for (const time of [motion.quick, motion.standard, motion.enter, motion.leave]) expect(time).toBeLessThan(200);
  });
});

describe('theme', () => {
  const theme = createConsoleTheme({ locale: 'ko' });

  it('writes its variables on its own elements only', () => {
    const selectors = theme.generateStyleSheets().flatMap((sheet: object) => Object.keys(sheet));
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) expect(selector).toMatch(/^(\.rc-root|\[data-rc-scheme=)/);
  });

  it('writes the dark variables after the light ones, so that they win', () => {
    const selectors = theme.generateStyleSheets().flatMap((sheet: object) => Object.keys(sheet));
    const last = (scheme: string) => selectors.findLastIndex((selector) => selector.includes(`"${scheme}"`));
    expect(last('dark')).toBeGreaterThan(last('light'));
  });

  it('lets components move less when the system asks for it', () => {
    expect(theme.motion.reducedMotion).toBe('system');
    for (const time of Object.values(theme.transitions.duration)) expect(time).toBeLessThan(200);
  });

  it('puts the Japanese family first in Japanese and the Korean one elsewhere', () => {
    const familyOf = (locale: string) => createConsoleTheme({ locale }).typography.fontFamily ?? '';
    expect(familyOf('ja').indexOf('JP')).toBeLessThan(familyOf('ja').indexOf('"Pretendard Variable"'));
    expect(familyOf('en').startsWith('"Remote Console Latin", "Pretendard Variable"')).toBe(true);
  });
});
