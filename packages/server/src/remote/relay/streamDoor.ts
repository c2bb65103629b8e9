import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its answer, as Node has them: copying file bytes into a web stream would be wasteful. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Answers a request of a byte stream; everything about it is up to the handler. */
export type StreamHandler = (exchange: Exchange) => void;

/** Where requests of byte streams pass from the app, which is created first, to the relay. */
export interface StreamDoor {
  /** Lets a relay answer from now on. Returns how to end that. */
  readonly open: (handler: StreamHandler) => () => void;
  /** Who answers; null while nobody does. */
  readonly handler: () => StreamHandler | null;
}

/** An entry point without a relay so far. */
export function createStreamDoor(): StreamDoor {
  let answering: StreamHandler | null = null;
  return {
    open(handler) {
      answering = handler;
      return () => {
        answering = null;
      };
    },
    handler: () => answering,
  };
}
