import type { RemoteChannel } from '@remote-console/domain';
import type { ScreenState } from './screenState.ts';

/** The measurements of a screen. */
type Measured = Pick<ScreenState, 'roundTrips' | 'bitsPerSecond' | 'peakBitsPerSecond'>;

const SECOND_MS = 1000;
/** One ping per second; the round trips of the last minute are kept. */
const KEPT_ROUND_TRIPS = 60;
const PEAK_SECONDS = 10;

/**
 * Counts incoming bytes and measures the round trip once a second.
 *
 * @param change Called with a partial update.
 */
export function measureScreen(channel: RemoteChannel, change: (part: Partial<Measured>) => void) {
  let received = 0;
  let seconds: readonly number[] = [];
  let roundTrips: readonly number[] = [];
  let id = 0;
  const asked = new Map<number, number>();
  const timer = setInterval(() => {
    seconds = [...seconds, received * 8].slice(-PEAK_SECONDS);
    received = 0;
    change({ bitsPerSecond: seconds.at(-1) ?? 0, peakBitsPerSecond: Math.max(...seconds) });
    // Unanswered pings must not accumulate.
    if (asked.size > KEPT_ROUND_TRIPS) asked.clear();
    id += 1;
    asked.set(id, performance.now());
    channel.sendControl({ type: 'ping', id });
  }, SECOND_MS);
  return {
    received: (size: number) => {
      received += size;
    },
    answered: (pong: number) => {
      const at = asked.get(pong);
      if (at === undefined) return;
      asked.delete(pong);
      roundTrips = [...roundTrips, Math.max(1, Math.round(performance.now() - at))].slice(-KEPT_ROUND_TRIPS);
      change({ roundTrips });
    },
    stop: () => clearInterval(timer),
  };
}
