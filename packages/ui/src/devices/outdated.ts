import { createContext, useContext } from 'react';

/**
 * Whether the devices on the screen are as they were, not as they are. It reaches signs and buttons past memoised rows:
 * those show neither a state nor anything that depends on one then.
 */
export const OutdatedContext = createContext(false);

/** Whether the devices on the screen are as they were, not as they are. */
export const useIsOutdated = (): boolean => useContext(OutdatedContext);
