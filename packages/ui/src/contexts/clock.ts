import { createContext, useContext } from 'react';

/** Now, in epoch milliseconds, as of the last tick. */
export const ClockContext = createContext<number>(0);

/** Returns the current time, in epoch milliseconds. */
export const ClockReadingContext = createContext<() => number>(Date.now);

/** Epoch milliseconds, updated every 30 seconds. Components read the time only from here. */
export const useNow = (): number => useContext(ClockContext);

/** The same clock for moments between its ticks, such as a click or an answer. */
export const useClockReading = (): (() => number) => useContext(ClockReadingContext);
