import { useEffect, useState, type ReactNode } from 'react';
import { ClockContext, ClockReadingContext } from '../contexts/index.ts';

/** Refresh interval of relative times, in milliseconds. */
export const CLOCK_REFRESH_MS = 30_000;

interface ClockProps {
  /** Returns the time in epoch milliseconds; stories and tests pass a fixed one. */
  readonly now: () => number;
  readonly children: ReactNode;
}

/** The single clock of everything below it. */
export function Clock({ now, children }: ClockProps) {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), CLOCK_REFRESH_MS);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <ClockReadingContext.Provider value={now}>
      <ClockContext.Provider value={time}>{children}</ClockContext.Provider>
    </ClockReadingContext.Provider>
  );
}
