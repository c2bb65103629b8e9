import type { RemoteListener } from '@remote-console/domain';

/** Hands a listener one thing that arrived. */
type Arrival = (listener: RemoteListener) => void;

/** What arrives of a connection, for a listener who may come later. */
export interface LinkInput {
  readonly deliver: (arrival: Arrival) => void;
  /** Hands over everything from now on, first what arrived before. */
  readonly listen: (listener: RemoteListener) => void;
  /** Whether so much arrived before anybody listens that no more is taken. */
  readonly isFull: () => boolean;
}

/** Messages that may arrive before anybody listens. */
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
