/** A percentage over one step, 0 to 100, or another value from 0 on; the maximum is never below the average. */
export interface SharePoint {
  /** The start of the step, in epoch milliseconds. */
  readonly at: number;
  readonly average: number;
  readonly highest: number;
}

/** The time range of a chart, and the length of one step, in milliseconds. */
export interface ShareSpan {
  readonly from: number;
  readonly until: number;
  readonly stepMs: number;
}

/** The position of the middle of a step, from 0 at the left edge to 1 at the right. */
export function placeOf({ at }: Pick<SharePoint, 'at'>, { from, until, stepMs }: ShareSpan): number {
  return Math.min(1, Math.max(0, (at + stepMs / 2 - from) / (until - from)));
}

/** Runs of consecutive points without a gap: a line is rendered only where something was measured. */
export function runsOf(points: readonly SharePoint[], { stepMs }: ShareSpan): readonly (readonly SharePoint[])[] {
  const runs: SharePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // Half a step of tolerance, because the clock may change by an hour within a run of days.
    if (run && last && point.at - last.at <= stepMs * 1.5) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The nearest point to a position between 0, the left edge, and 1, the right edge; there must be a point. */
export function nearestPoint(points: readonly SharePoint[], place: number, span: ShareSpan): number {
  let nearest = 0;
  for (const [index, point] of points.entries()) {
    const before = points[nearest] ?? point;
    if (Math.abs(placeOf(point, span) - place) < Math.abs(placeOf(before, span) - place)) nearest = index;
  }
  return nearest;
}

/** The point that a key moves to, or null for other keys. */
export function pointAfterKey(key: string, index: number, count: number): number | null {
  const within = (wanted: number) => Math.min(count - 1, Math.max(0, wanted));
  const far = Math.max(1, Math.round(count / 10));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1);
    case 'PageDown':
      return within(index - far);
    case 'PageUp':
      return within(index + far);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
