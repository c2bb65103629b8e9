import { useEffect, useState } from 'react';
import { CLOCK_REFRESH_MS } from '../../provider/index.ts';

/**
 * Milliseconds since something was read, in steps of 30 seconds. Counted instead of read from the clock, so that it
 * starts with the reading and not with the page clock's last tick, which may be half a minute old.
 *
 * @param reading What was read; another one starts over.
 */
export function useElapsed(reading: string): number {
  const [passed, setPassed] = useState({ since: reading, elapsed: 0 });
  useEffect(() => {
    let elapsed = 0;
    const timer = setInterval(() => {
      elapsed += CLOCK_REFRESH_MS;
      setPassed({ since: reading, elapsed });
    }, CLOCK_REFRESH_MS);
    return () => clearInterval(timer);
  }, [reading]);
  return passed.since === reading ? passed.elapsed : 0;
}
