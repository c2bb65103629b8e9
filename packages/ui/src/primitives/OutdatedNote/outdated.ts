import { createContext, useContext } from 'react';

/**
 * Whether the displayed data is outdated. Reaches signs and buttons past memoized rows: they then show neither a state
 * nor anything that depends on one, and are disabled.
 */
export const OutdatedContext = createContext(false);

/** Whether the displayed data is outdated. */
export const useIsOutdated = (): boolean => useContext(OutdatedContext);
