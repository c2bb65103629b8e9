/** SVG drawings as images for style sheets. */
import {
  ChevronRight,
  Clock,
  Ellipsis,
  File,
  type LucideIcon,
  Monitor,
  Pencil,
  Power,
  Settings,
  ShieldCheck,
  Star,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DASH, MARK_STROKE, TICK } from '../src/theme/marks.ts';
import { iconStroke } from '../src/theme/tokens.ts';

/** Size in pixels of the square of an icon image; it may be displayed larger. */
const ICON_SIZE = 14;
const MARK_SIZE = 12;

/** Icons used in sheets, by the names of their variables. */
const ICONS = {
  'chevron-right': ChevronRight,
  clock: Clock,
  ellipsis: Ellipsis,
  file: File,
  monitor: Monitor,
  pencil: Pencil,
  power: Power,
  settings: Settings,
  'shield-check': ShieldCheck,
  star: Star,
} satisfies Record<string, LucideIcon>;

/** A drawing without its frame. */
function shapesOf(icon: LucideIcon): string {
  const drawing = renderToStaticMarkup(createElement(icon));
  return drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>');
}

interface Drawing {
  /** The text of its SVG elements. */
  readonly shapes: string;
  /** Size of the square that they are drawn in. */
  readonly box: number;
  /** Stroke width in that square. */
  readonly stroke: number;
  /** Size of the image in pixels. */
  readonly size: number;
  /** Whether the shape is filled; only its outline by default. */
  readonly filled?: boolean;
}

function pictureOf({ shapes, box, stroke, size, filled = false }: Drawing): string {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" ` +
    `fill="${filled ? '#000' : 'none'}" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${shapes}</svg>`;
  return `url('data:image/svg+xml,${encodeURIComponent(picture)}')`;
}

const pictureOfIcon = (icon: LucideIcon, filled = false) =>
  pictureOf({ shapes: shapesOf(icon), box: 24, stroke: iconStroke, size: ICON_SIZE, filled });

const pictureOfMark = (line: string) =>
  pictureOf({ shapes: `<path d="${line}"/>`, box: MARK_SIZE, stroke: MARK_STROKE, size: MARK_SIZE });

/** The images that sheets use as masks: name of the variable, and a `url()` with the drawing in it. */
export const PICTURES: readonly (readonly [name: string, picture: string])[] = [
  ...Object.entries(ICONS).map(([name, icon]) => [`sign-${name}`, pictureOfIcon(icon)] as const),
  ['sign-star-filled', pictureOfIcon(Star, true)],
  ['sign-tick', pictureOfMark(TICK)],
  ['sign-dash', pictureOfMark(DASH)],
];
