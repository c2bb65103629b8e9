/**
 * Takes away the marker that stands for "nothing": a single item whose id is text that contains `empty` in any letter case.
 * Every other answer comes back as it is (A-API-06, A-API-07).
 */
export function stripEmptyMarker<Item>(objects: readonly Item[]): readonly Item[] {
  const [only, ...others] = objects;
  if (others.length > 0 || typeof only !== 'object' || only === null || !('id' in only)) return objects;
  return typeof only.id === 'string' && only.id.toLowerCase().includes('empty') ? [] : objects;
}
