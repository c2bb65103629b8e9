/**
 * A period that begins now, as approval calls specify it. It must not begin any earlier: just after midnight that would
 * be on the day before, and such a request is refused.
 *
 * @param lasts In milliseconds.
 */
export function periodFromNow(lasts: number): { readonly start_time: string; readonly end_time: string } {
  const now = Date.now();
  return { start_time: new Date(now).toISOString(), end_time: new Date(now + lasts).toISOString() };
}
