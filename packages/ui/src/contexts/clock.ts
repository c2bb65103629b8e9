import { createContext, useContext } from 'react';

/** Now, in epoch milliseconds, as of the last tick. */
export const ClockContext = createContext<number>(0);

/** Tells the time at the moment it is asked, in epoch milliseconds. */
export const ClockReadingContext = createContext<() => number>(Date.now);

/** Epoch milliseconds, renewed every 30 seconds. Components read the time from here and nowhere else. */
export const useNow = (): number => useContext(ClockContext);

/** The same clock for what happens between its ticks: the moment of a press, of an answer. */
export const useClockReading = (): (() => number) => useContext(ClockReadingContext);
