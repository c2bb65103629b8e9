/** A whole number of one unit of time. */
export interface SpanPart {
  readonly unit: 'day' | 'hour' | 'minute';
  readonly value: number;
}

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/**
 * A duration in days, hours, and minutes, longest first, omitting zeros. A day is 24 hours, even across clock changes.
 * Anything below a minute counts as one, so that an existing duration never reads as nothing.
 */
export function timeSpan(milliseconds: number): readonly SpanPart[] {
  let minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS));
  const parts: SpanPart[] = [];
  for (const [unit, length] of UNITS) {
    const value = Math.floor(minutes / length);
    minutes -= value * length;
    if (value > 0) parts.push({ unit, value });
  }
  return parts;
}
