/** A tag as weak comparison sees it: two that differ in weakness alone are the same. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the caller has what would be sent, by the tags that it names in `If-None-Match` (RFC 9110, section 13.1.2).
 *
 * @param named The header as it came; undefined without one.
 * @param tag The tag of what would be sent.
 */
export function hasEntity(named: string | undefined, tag: string): boolean {
  if (named === undefined) return false;
  return named.trim() === '*' || named.split(',').some((known) => opaque(known) === opaque(tag));
}
