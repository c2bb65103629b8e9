/** Which properties of a style take a token, and which tokens there are. */
import { color, fontSize, height, radius, SCHEMES, space } from '../../../packages/ui/src/theme/tokens.ts';

/** What a property is about. */
export type Kind = 'color' | 'font size' | 'radius' | 'space';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Properties of Material UI for which CSS has another name. */
const SHORT_SPACE = /^(?:[pm][xytrbl]?|spacing|(?:row|column)Spacing)$/;

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:scroll-)?(?:padding|margin)(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?$/, 'space'],
  [/^(?:(?:row|column)-)?gap$/, 'space'],
  [/^border(?:-(?:top|bottom|start|end)-(?:left|right|start|end))?-radius$/, 'radius'],
  [/^font(?:-size)?$/, 'font size'],
  [/^(?:color|bgcolor|fill|stroke|background|border|outline|column-rule|box-shadow|text-shadow)$/, 'color'],
  [/^border-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?$/, 'color'],
  [/-color$/, 'color'],
];

/** What a property is about, by its name in CSS or in a style object; null where any value is allowed. */
export function kindOf(property: string): Kind | null {
  if (SHORT_SPACE.test(property)) return 'space';
  const name = kebab(property);
  return KINDS.find(([names]) => names.test(name))?.[1] ?? null;
}

type Steps = Readonly<Record<string, number>>;

const LENGTHS: Readonly<Record<Exclude<Kind, 'color'>, readonly [prefix: string, steps: Steps]>> = {
  'font size': ['--rc-font-size', fontSize],
  radius: ['--rc-radius', radius],
  space: ['--rc-space', space],
};

/** What a space may consist of besides its own steps: an input leaves room for an icon the height of a control. */
const ALSO: Readonly<Partial<Record<Kind, readonly [prefix: string, steps: Steps]>>> = {
  space: ['--rc-height', height],
};

const variablesOf = ([prefix, steps]: readonly [string, Steps]) =>
  Object.entries(steps).map(([step, size]) => ({ name: `${prefix}-${kebab(step)}`, size }));

/** Whether a library variable is a step for a kind of property. Variables that a sheet sets itself are its own. */
export function isStep(kind: Exclude<Kind, 'color'>, variable: string): boolean {
  const own = variablesOf(LENGTHS[kind]);
  const also = ALSO[kind];
  return [...own, ...(also ? variablesOf(also) : [])].some(({ name }) => name === variable);
}

/** Whether a space in pixels is a step of the scale, whatever its sign. */
export const isSpace = (pixels: number): boolean =>
  pixels === 0 || Object.values<number>(space).includes(Math.abs(pixels));

/** The step nearest to a length in pixels, the smaller of two. */
export function nearestStep(kind: Exclude<Kind, 'color'>, pixels: number): string {
  const [nearest] = variablesOf(LENGTHS[kind]).toSorted(
    (one, other) => Math.abs(one.size - Math.abs(pixels)) - Math.abs(other.size - Math.abs(pixels)),
  );
  return `var(${nearest?.name ?? ''})`;
}

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;

const distance = (one: Channels, other: Channels) =>
  one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);

/** The nearest color of either scheme. */
export function nearestColor(channels: Channels): string {
  const [nearest] = SCHEMES.flatMap((scheme) => Object.entries(color[scheme]))
    .map(([name, hex]) => ({ name, far: distance(channels, channelsOf(hex)) }))
    .toSorted((one, other) => one.far - other.far);
  return `tone.${nearest?.name ?? ''}`;
}

/** Whether the palette has a color with this name: `tone.accent`. */
export const isTone = (path: string): boolean => path.replace(/^tone\./, '') in color.light;
