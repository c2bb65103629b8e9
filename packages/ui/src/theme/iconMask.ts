import type { LucideIconData } from 'lucide-react/types';
import { iconStroke } from './tokens.ts';

interface MaskOptions {
  /** Edge in pixels. */
  readonly size: number;
  /** Whether the shape is filled; its outline alone by default. */
  readonly filled?: boolean;
}

interface Drawing {
  /** The text of its SVG elements. */
  readonly shapes: string;
  /** Edge of the square they are drawn in. */
  readonly box: number;
  /** Width of its strokes in that square. */
  readonly stroke: number;
}

/** A drawing as a picture that a style can name: a `url()` with the drawing in it. */
export function pictureOf({ shapes, box, stroke }: Drawing, { size, filled = false }: MaskOptions): string {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" ` +
    `fill="${filled ? '#000' : 'none'}" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${shapes}</svg>`;
  return `url('data:image/svg+xml,${encodeURIComponent(picture)}')`;
}

const attributesText = (attributes: object) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');

/** An icon as such a picture. */
export function pictureOfIcon({ node }: LucideIconData, options: MaskOptions): string {
  const shapes = node.map(([tag, attributes]) => `<${tag} ${attributesText(attributes)}/>`).join('');
  return pictureOf({ shapes, box: 24, stroke: iconStroke }, options);
}
