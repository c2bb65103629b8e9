import type { EventBus } from '../database/index.ts';
import { createEventFeed, type FeedOptions } from './eventFeed.ts';

/** How often a comment line keeps the connection open, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** A reader that is this many messages behind is disconnected; it comes back and catches up. */
const UNREAD_AT_MOST = 1000;

/** What a stream needs: whose it is, where it left off, and when to end. */
export interface EventStreamOptions extends Omit<FeedOptions, 'overlap'> {
  readonly bus: EventBus;
  readonly signal: AbortSignal;
  /** Called once, when the stream has ended. */
  readonly onEnd: () => void;
}

/** Writes events until the stream ends; returns how to stop it. */
function writeEvents(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { bus, signal, onEnd, ...options }: EventStreamOptions,
): () => void {
  let ended = false;
  let work = Promise.resolve();
  const feed = createEventFeed({ ...options, overlap: bus.overlap }, { send, end });
  const unsubscribe = bus.subscribe((event) => inTurn(() => feed.deliver(event)));
  const heartbeat = setInterval(() => inTurn(feed.beat), HEARTBEAT_MS);
  signal.addEventListener('abort', end);

  function stop(): void {
    if (!ended) onEnd();
    ended = true;
    unsubscribe();
    clearInterval(heartbeat);
    signal.removeEventListener('abort', end);
  }

  function end(): void {
    if (ended) return;
    stop();
    controller.close();
  }

  function send(bytes: Uint8Array): void {
    if (ended) return;
    if ((controller.desiredSize ?? 0) <= 0) return end();
    controller.enqueue(bytes);
  }

  /** Everything happens one after the other, so that nothing overtakes catching up. */
  function inTurn(task: () => Promise<void>): void {
    work = work.then(() => (ended ? undefined : task())).catch(end);
  }

  // Subscribes first and catches up before anything live is sent, so that no event is missed in between.
  inTurn(feed.catchUp);
  if (signal.aborted) end();
  return stop;
}

/**
 * The events that concern a person, as server-sent events. It ends with the session, with the signal, and when the
 * reader has disconnected or is hopelessly behind.
 */
export function eventStream(options: EventStreamOptions): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = writeEvents(controller, options);
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: UNREAD_AT_MOST }),
  );
}
