const LOOK_EVERY_MS = 10_000;
/** A hidden page may wait a minute for its timers; longer than this is sleep. */
const SLEPT_MS = 90_000;

/**
 * Calls back when the clock has jumped: the machine slept, and the server has given its connections up meanwhile, of
 * which a browser may not learn for minutes. Returns how to stop.
 */
export function watchClock(onWoken: () => void): () => void {
  let seen = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const slept = now - seen > SLEPT_MS;
    seen = now;
    if (slept) onWoken();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
