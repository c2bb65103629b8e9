import type { AreaTexts, TextArea } from '@remote-console/texts';
import { createContext, useContext } from 'react';
import type { CurrentTexts } from './createTexts.ts';

export const TextsContext = createContext<CurrentTexts | null>(null);

/** What a component outside of every provider shows: keys. */
const KEYS: AreaTexts = { text: (key) => key, find: () => undefined };

/** The texts of an area. Suspends until they are loaded. */
export function useAreaTexts(area: TextArea): AreaTexts {
  const current = useContext(TextsContext);
  if (!current) return KEYS;
  const loaded = current.texts.area(area);
  // React 18.3 has no `use`: a promise that is thrown suspends in both versions.
  if (!loaded) throw current.texts.load(area);
  return loaded;
}
