/** A tag as weak comparison sees it: two that differ only in weakness are the same. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the caller has what would be sent, according to the tags in `If-None-Match` (RFC 9110, section 13.1.2).
 *
 * @param named The header as received; undefined without one.
 * @param tag The tag of what would be sent.
 */
export function hasEntity(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.trim() === '*' || named.split(',').some((known) => opaque(known) === opaque(tag));
}
