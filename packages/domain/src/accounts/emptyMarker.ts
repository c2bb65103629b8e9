/**
 * Removes the marker for "nothing": a single item whose id is a string that contains `empty` in any letter case. Any
 * other answer is returned unchanged (A-API-06, A-API-07).
 */
export function stripEmptyMarker<Item>(objects: readonly Item[]): readonly Item[] {
  const [only, ...others] = objects;
  if (others.length > 0 || typeof only !== 'object' || only === null || !('id' in only)) return objects;
  return typeof only.id === 'string' && only.id.toLowerCase().includes('empty') ? [] : objects;
}
