import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request and its answer, as Node has them: bytes of files are worth no copy into what the web calls a stream. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Answers a request of a byte stream; whatever happens to it is the handler's business. */
export type StreamHandler = (exchange: Exchange) => void;

/** Where requests of byte streams pass from the app, which is made first, to the relay. */
export interface StreamDoor {
  /** Lets a relay answer from now on. The answer ends it. */
  readonly open: (handler: StreamHandler) => () => void;
  /** Who answers; null while nobody does. */
  readonly handler: () => StreamHandler | null;
}

/** A door behind which there is nobody yet. */
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
