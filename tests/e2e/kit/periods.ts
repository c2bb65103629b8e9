/**
 * A period that begins now, as calls of approvals name it. It must not begin any earlier: just after midnight that would be on
 * the day before, which a request is refused for.
 *
 * @param lasts In milliseconds.
 */
export function periodFromNow(lasts: number): { readonly start_time: string; readonly end_time: string } {
  const now = Date.now();
  return { start_time: new Date(now).toISOString(), end_time: new Date(now + lasts).toISOString() };
}
