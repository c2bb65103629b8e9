/** A part of a picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that can be drawn on; colors are numbers 0xRRGGBB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One number per pixel, row by row. */
  readonly pixels: Uint32Array;
  readonly paint: (area: Area, color: number) => void;
  /** A line one pixel wide, including its ends. */
  readonly line: (from: Point, to: Point, color: number) => void;
}

/** A point in a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether a point is in an area. */
export function contains({ x, y, width, height }: Area, point: Point): boolean {
  return point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;
}

/** A black picture. Anything drawn outside it is clipped. */
export function createPicture(width: number, height: number): Picture {
  const pixels = new Uint32Array(width * height);
  const paint = (area: Area, color: number) => {
    const [left, right] = [Math.max(0, area.x), Math.min(width, area.x + area.width)];
    if (right <= left) return;
    for (let row = Math.max(0, area.y); row < Math.min(height, area.y + area.height); row += 1) {
      pixels.fill(color, row * width + left, row * width + right);
    }
  };
  const line = (from: Point, to: Point, color: number) => {
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
      const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
      paint({ x, y, width: 1, height: 1 }, color);
    }
  };
  return { width, height, pixels, paint, line };
}
