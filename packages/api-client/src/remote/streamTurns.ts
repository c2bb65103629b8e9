/**
 * Simultaneous streams of one browser, over all its windows. Over HTTP/1.1 browsers open six connections to a server,
 * and each console window keeps one for its events: calls that get none would wait for as long as a file takes.
 */
const MOST_STREAMS = 2;

/** The slots taken by this page where the browser cannot say what other pages have: on insecure origins. */
const takenHere = new Set<number>();

function takeHere(slot: number): (() => void) | null {
  if (takenHere.has(slot)) return null;
  takenHere.add(slot);
  return () => void takenHere.delete(slot);
}

function takeFromAll(locks: LockManager, slot: number): Promise<(() => void) | null> {
  const { promise, resolve, reject } = Promise.withResolvers<(() => void) | null>();
  const hold = async (lock: Lock | null) => {
    if (!lock) return resolve(null);
    const held = Promise.withResolvers<void>();
    resolve(held.resolve);
    await held.promise;
  };
  locks.request(`remote-console stream ${slot}`, { ifAvailable: true }, hold).catch(reject);
  return promise;
}

/** Takes one of the streams that a browser may have in parallel; returns how to release it, or null if none is left. */
export async function takeStreamTurn(): Promise<(() => void) | null> {
  const locks = globalThis.isSecureContext ? navigator.locks : null;
  for (let slot = 0; slot < MOST_STREAMS; slot += 1) {
    const release = locks ? await takeFromAll(locks, slot) : takeHere(slot);
    if (release) return release;
  }
  return null;
}
