import { setTimeout as pause } from 'node:timers/promises';
import type { EventBus } from '../database/index.ts';

type Bell = Map<number, Set<() => void>>;

/** The agents waiting for commands in this process, by bus. Only the waiting itself is kept here. */
const bells = new WeakMap<EventBus, Bell>();

/** One listener per bus, however many agents wait: each event finds its agents by their device. */
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

/** A listener for calls to one device. */
export interface CallWatch {
  /** Waits until the device is called or the time is up; a call since the last wait counts. */
  readonly next: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly end: () => void;
}

/** From now on, listens for calls to the agent of a device. */
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
