const LOOK_EVERY_MS = 10_000;
/** A hidden page may wait a minute for its timers; anything longer is sleep. */
const SLEPT_MS = 90_000;

/**
 * Calls back when the clock has jumped: the machine slept, and meanwhile the server dropped its connections, which a
 * browser may not notice for minutes. Returns a function that stops it.
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
