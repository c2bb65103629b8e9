/**
 * The first instants (UTC) of the months between two instants, up to a maximum: every second or third one if there are
 * more.
 */
export function monthStarts(from: number, until: number, most: number): readonly number[] {
  const start = new Date(from);
  const starts: number[] = [];
  for (let month = start.getUTCMonth() + 1; ; month += 1) {
    const at = Date.UTC(start.getUTCFullYear(), month, 1);
    if (at > until) break;
    starts.push(at);
  }
  const every = Math.max(1, Math.ceil(starts.length / most));
  return starts.filter((_, index) => index % every === 0);
}
