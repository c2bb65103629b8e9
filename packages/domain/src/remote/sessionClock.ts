const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The remaining access time from which it is counted down, in milliseconds. */
export const ENDS_SOON_MS = 5 * MINUTE_MS;

/**
 * A duration in clock form: minutes and seconds, with hours if there are any, as in `18:24` or `1:02:03`.
 *
 * @param ms Milliseconds; negative values count as zero.
 */
export function clockText(ms: number): string {
  const whole = Math.max(0, ms);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / HOUR_MS);
  const minutes = Math.floor((whole % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((whole % MINUTE_MS) / SECOND_MS);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** What is left of an access: whole hours and minutes, or seconds to count down once it ends soon. */
export type AccessLeft =
  | { readonly kind: 'hours' | 'minutes'; readonly count: number }
  | { readonly kind: 'soon'; readonly ms: number };

/** The remaining time of an access at a moment; both in epoch milliseconds. */
export function accessLeft(endsAt: number, now: number): AccessLeft {
  const ms = Math.max(0, endsAt - now);
  if (ms <= ENDS_SOON_MS) return { kind: 'soon', ms };
  return ms < 2 * HOUR_MS
    ? { kind: 'minutes', count: Math.floor(ms / MINUTE_MS) }
    : { kind: 'hours', count: Math.floor(ms / HOUR_MS) };
}
