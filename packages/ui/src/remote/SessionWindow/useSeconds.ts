import { useEffect, useState } from 'react';
import { useClockReading } from '../../contexts/index.ts';

/** Epoch milliseconds, updated every second, for counting seconds. */
export function useSeconds(): number {
  const read = useClockReading();
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), 1000);
    return () => clearInterval(timer);
  }, [read]);
  return now;
}
