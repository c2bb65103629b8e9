import { createContext } from 'react';

/** The layer of floating parts, above the page; `null` until it is there. */
export const LayerContext = createContext<Element | null>(null);
