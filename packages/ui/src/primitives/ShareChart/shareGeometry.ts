/** A share over one step, 0 to 100, or another value from 0 on; the highest never below the average. */
export interface SharePoint {
  /** When the step begins, in epoch milliseconds. */
  readonly at: number;
  readonly average: number;
  readonly highest: number;
}

/** The time that a chart shows, in epoch milliseconds, and how long one step of it is, in milliseconds. */
export interface ShareSpan {
  readonly from: number;
  readonly until: number;
  readonly stepMs: number;
}

/** Where the middle of a step is, 0 at the left edge and 1 at the right. */
export function placeOf({ at }: Pick<SharePoint, 'at'>, { from, until, stepMs }: ShareSpan): number {
  return Math.min(1, Math.max(0, (at + stepMs / 2 - from) / (until - from)));
}

/** Points that follow each other without a gap, run by run: a line is rendered only where something was measured. */
export function runsOf(points: readonly SharePoint[], { stepMs }: ShareSpan): readonly (readonly SharePoint[])[] {
  const runs: SharePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // Half a step more, because the clock may change by an hour within a run of days.
    if (run && last && point.at - last.at <= stepMs * 1.5) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The point nearest to a place between the left edge, 0, and the right edge, 1; there must be a point. */
export function nearestPoint(points: readonly SharePoint[], place: number, span: ShareSpan): number {
  let nearest = 0;
  for (const [index, point] of points.entries()) {
    const before = points[nearest] ?? point;
    if (Math.abs(placeOf(point, span) - place) < Math.abs(placeOf(before, span) - place)) nearest = index;
  }
  return nearest;
}

/** The point that a key leads to, or null for a key that leads nowhere. */
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
