import { createContext, useContext } from 'react';

/**
 * Whether what is on the screen is as it was, not as it is. It reaches signs and buttons past memoized rows: those show
 * neither a state nor anything that depends on one then, and nothing can be acted on.
 */
export const OutdatedContext = createContext(false);

/** Whether what is on the screen is as it was, not as it is. */
export const useIsOutdated = (): boolean => useContext(OutdatedContext);
