import type { CSSObject } from '@emotion/serialize';
import type { LucideIconData } from 'lucide-react/types';
import { iconStroke } from './tokens.ts';

interface MaskOptions {
  /** Edge in pixels. */
  readonly size: number;
  /** Whether the shape is filled; its outline alone unless told. */
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

/**
 * A drawing as the style of a pseudo-element, in the colour of the words around it. A page with hundreds of signs is drawn
 * sooner without two to five elements for each of them.
 */
export function maskOf({ shapes, box, stroke }: Drawing, { size, filled = false }: MaskOptions) {
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}" ` +
    `fill="${filled ? '#000' : 'none'}" stroke="#000" stroke-width="${stroke}" stroke-linecap="round" ` +
    `stroke-linejoin="round">${shapes}</svg>`;
  return {
    content: '""',
    flex: 'none',
    width: size,
    height: size,
    backgroundColor: 'currentColor',
    mask: `url("data:image/svg+xml,${encodeURIComponent(picture)}") center / 100% 100% no-repeat`,
    printColorAdjust: 'exact',
    // High contrast would paint the ground of the sign in the colour of the page.
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  } as const satisfies CSSObject;
}

const attributesText = (attributes: object) =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');

/** An icon as the style of a pseudo-element, as `maskOf` says. */
export function iconMask({ node }: LucideIconData, options: MaskOptions) {
  const shapes = node.map(([tag, attributes]) => `<${tag} ${attributesText(attributes)}/>`).join('');
  return maskOf({ shapes, box: 24, stroke: iconStroke }, options);
}
