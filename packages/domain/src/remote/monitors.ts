/** A device's monitor, as a part of its screen in screen pixels, from the upper left corner of the whole screen. */
export interface ScreenMonitor {
  /** Its name on the device, such as `HDMI-1`; may be empty. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The maximum number of monitors; a longer list from an agent is rejected. */
export const MOST_MONITORS = 16;

const LONGEST_NAME = 60;
/** RFB gives sizes in 16 bits. */
const LARGEST_SIDE = 65_535;

const isWithin = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= LARGEST_SIDE;

function readMonitor(value: unknown): ScreenMonitor | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, x, y, width, height }: Readonly<Record<string, unknown>> = { ...value };
  if (!isWithin(x, 0) || !isWithin(y, 0) || !isWithin(width, 1) || !isWithin(height, 1)) return null;
  return { name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '', x, y, width, height };
}

/** Parses an agent's list of monitors; none if one of them is invalid, because the choice would be incomplete. */
export function readMonitors(value: unknown): readonly ScreenMonitor[] {
  if (!Array.isArray(value) || value.length > MOST_MONITORS) return [];
  const monitors = value.map(readMonitor).filter((monitor) => monitor !== null);
  return monitors.length === value.length ? monitors : [];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const covers = (one: ScreenMonitor, other: ScreenMonitor) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

function makeUp(monitors: readonly ScreenMonitor[], { width, height }: Size): boolean {
  const right = Math.max(...monitors.map((monitor) => monitor.x + monitor.width));
  const bottom = Math.max(...monitors.map((monitor) => monitor.y + monitor.height));
  return right === width && bottom === height;
}

/**
 * The monitors that a user can choose from, from left to right and top to bottom. Mirrored monitors count as one. There
 * is no choice with a single one, or if they don't add up to the screen: then they belong to another screen, or were
 * read before it changed.
 *
 * @param size Width and height of the screen in pixels.
 */
export function monitorsToChoose(monitors: readonly ScreenMonitor[], size: Size): readonly ScreenMonitor[] {
  const different = monitors.filter(
    (monitor, index) => monitors.findIndex((other) => covers(other, monitor)) === index,
  );
  if (different.length < 2 || !makeUp(different, size)) return [];
  return different.sort((one, other) => one.x - other.x || one.y - other.y);
}
