import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../database/index.ts';

type Bell = Map<number, Set<() => void>>;

/** The agents whose requests wait in this process, by bus. Nothing but the waiting itself is kept here. */
const bells = new WeakMap<EventBus, Bell>();

/** One listener a bus, however many agents wait: each event finds its agents by their device. */
function bellOf(bus: EventBus): Bell {
  const known = bells.get(bus);
  if (known) return known;
  const bell: Bell = new Map();
  bus.subscribe(({ type, device_fk }) => {
    if (type !== 'agent_called' || device_fk === null) return;
    for (const ring of bell.get(device_fk) ?? []) ring();
  });
  bells.set(bus, bell);
  return bell;
}

/** Somebody who listens for calls to one device. */
export interface CallWatch {
  /** Waits until the device is called or the time is over; a call since the last wait counts. */
  readonly next: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly end: () => void;
}

/** Listens for calls to the agent of a device, from now on. */
export function watchCalls(bus: EventBus, deviceId: number): CallWatch {
  const bell = bellOf(bus);
  let called = Promise.withResolvers<void>();
  const ring = () => called.resolve();
  const listeners = bell.get(deviceId) ?? new Set();
  bell.set(deviceId, listeners.add(ring));
  return {
    async next(milliseconds, signal) {
      const ending = new AbortController();
      const over = pause(milliseconds, undefined, { signal: AbortSignal.any([signal, ending.signal]) });
      await Promise.race([called.promise, over.catch(() => undefined)]);
      ending.abort();
      called = Promise.withResolvers();
    },
    end() {
      listeners.delete(ring);
      if (listeners.size === 0) bell.delete(deviceId);
    },
  };
}
