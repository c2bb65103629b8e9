/** What the value of a property contains besides tokens. */
import { color, serializeRGB } from '@csstools/css-color-parser';
import {
  isFunctionNode,
  isTokenNode,
  parseListOfComponentValues,
  type ComponentValue,
} from '@csstools/css-parser-algorithms';
import { isTokenDimension, isTokenIdent, isTokenNumeric, tokenize, type CSSToken } from '@csstools/css-tokenizer';
import { isStep, nearestColor, nearestStep, type Kind } from './scale.ts';

/** A part of a value that is not a token, and the token to use. */
export interface Fault {
  readonly value: string;
  readonly nearest: string;
}

/** Lengths that depend on the window, the container or the surrounding text, as percentages do. */
const PROPORTIONS = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max)|fr)$/;

/** Pixels of a unit, for the nearest step; the library has no other unit. */
const PIXELS: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 14, pt: 4 / 3 };

const partsOf = (value: string) => parseListOfComponentValues(tokenize({ css: value }));

function channelsOf(part: ComponentValue): readonly [number, number, number] | null {
  const found = color(part);
  if (found === false || found.alpha === 0) return null;
  const [red = 0, green = 0, blue = 0] = tokenize({ css: serializeRGB(found).toString() })
    .filter((token) => isTokenNumeric(token))
    .map((token) => token[4].value);
  return [red, green, blue];
}

/** The colors in a part of a value, including those that a function mixes. */
function colorsIn(part: ComponentValue): Fault[] {
  const channels = channelsOf(part);
  if (channels) return [{ value: part.toString(), nearest: nearestColor(channels) }];
  return isFunctionNode(part) ? part.value.flatMap(colorsIn) : [];
}

function lengthFault(kind: Exclude<Kind, 'color'>, token: CSSToken): Fault[] {
  if (!isTokenDimension(token)) return [];
  const { value, unit } = token[4];
  const isHairline = kind === 'space' && unit === 'px' && Math.abs(value) === 1;
  if (value === 0 || isHairline || PROPORTIONS.test(unit)) return [];
  return [{ value: `${value}${unit}`, nearest: nearestStep(kind, value * (PIXELS[unit] ?? 1)) }];
}

function variableFault(kind: Exclude<Kind, 'color'>, token: CSSToken): Fault[] {
  if (!isTokenIdent(token) || !token[4].value.startsWith('--rc-')) return [];
  const name = token[4].value;
  if (isStep(kind, name) || (kind === 'font size' && /^--rc-font-(?!size-)/.test(name))) return [];
  return [{ value: name, nearest: `a step of ${kind}` }];
}

/** The lengths in a part of a value, including the arguments of functions. */
function lengthsIn(kind: Exclude<Kind, 'color'>, part: ComponentValue): Fault[] {
  if (isTokenNode(part)) return [...lengthFault(kind, part.value), ...variableFault(kind, part.value)];
  return isFunctionNode(part) ? part.value.flatMap((inner) => lengthsIn(kind, inner)) : [];
}

/** The value of `font` without its line height, which is not a font size. */
function withoutLineHeight(parts: readonly ComponentValue[]): readonly ComponentValue[] {
  const slash = parts.findIndex((part) => part.toString() === '/');
  return slash === -1 ? parts : [...parts.slice(0, slash), ...parts.slice(slash + 2)];
}

/** The parts of a value that are not tokens. */
export function valueFaults(kind: Kind, value: string): Fault[] {
  const parts = partsOf(value);
  if (kind === 'color') return parts.flatMap(colorsIn);
  return withoutLineHeight(parts).flatMap((part) => lengthsIn(kind, part));
}

/** The variables used in a value. */
export const variablesIn = (value: string): string[] =>
  tokenize({ css: value })
    .filter((token) => isTokenIdent(token))
    .map((token) => token[4].value)
    .filter((name) => name.startsWith('--'));

/** Whether a text is only a hard-coded color: `#fff`, `rgb(0 0 0)`; names of colors are words as well. */
export function isWrittenColor(text: string): boolean {
  if (!/^#|\)$/.test(text)) return false;
  const [part, ...others] = partsOf(text);
  return part !== undefined && others.length === 0 && channelsOf(part) !== null;
}
