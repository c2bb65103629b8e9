import type { RemoteListener } from '@remote-console/domain';

/** Passes one received item to a listener. */
type Arrival = (listener: RemoteListener) => void;

/** What arrives on a connection, for a listener that may be added later. */
export interface LinkInput {
  readonly deliver: (arrival: Arrival) => void;
  /** Delivers everything from now on, starting with what arrived before. */
  readonly listen: (listener: RemoteListener) => void;
  /** Whether too much arrived before there is a listener, so that no more is accepted. */
  readonly isFull: () => boolean;
}

/** Messages that may arrive before there is a listener. */
const MOST_EARLY = 64;

/** Nothing has arrived yet. */
export function createLinkInput(): LinkInput {
  const early: Arrival[] = [];
  let listener: RemoteListener | null = null;
  return {
    deliver(arrival) {
      if (listener) arrival(listener);
      else early.push(arrival);
    },
    listen(next) {
      listener = next;
      for (const arrival of early.splice(0)) arrival(next);
    },
    isFull: () => early.length >= MOST_EARLY,
  };
}
