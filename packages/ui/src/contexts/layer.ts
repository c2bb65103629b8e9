import { createContext } from 'react';

/** The layer of floating elements, above the page; `null` until it is mounted. */
export const LayerContext = createContext<Element | null>(null);
