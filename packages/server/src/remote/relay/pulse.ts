import type { WebSocket } from 'ws';
import type { RelayTimings } from './timings.ts';

/** Knows when an end was last heard from. */
export interface Pulse {
  /** Pings the end when due; false when the end is gone. */
  readonly check: () => boolean;
}

/** Monitors whether an end is alive. */
export function watchPulse(end: WebSocket, { pingMs, silenceMs }: RelayTimings): Pulse {
  let heardAt = performance.now();
  let askedAt = heardAt;
  end.on('pong', () => {
    heardAt = performance.now();
  });
  return {
    check() {
      const at = performance.now();
      if (at - heardAt > silenceMs) return false;
      if (at - askedAt >= pingMs) {
        askedAt = at;
        end.ping();
      }
      return true;
    },
  };
}
