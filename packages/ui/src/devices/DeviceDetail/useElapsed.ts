import { useEffect, useState } from 'react';
import { CLOCK_REFRESH_MS } from '../../provider/index.ts';

/**
 * Milliseconds since something was read, in steps of 30 seconds. It is counted and not taken from a clock, so that it
 * begins with the reading and not with the last step of the page's clock, which may be half a minute old.
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
