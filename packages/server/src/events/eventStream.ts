import type { ConsoleEvent } from '@remote-console/api-client/contract';
import { type EventBus, instantText, type StoredEvent } from '../database/index.ts';
import type { SessionStanding } from '../members/index.ts';
import { consoleEvent, type PersonEventStore } from './eventStore.ts';

/** How often a comment line keeps the connection open, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** A reader that is that many messages behind is cut off; it comes back and catches up. */
const UNREAD_AT_MOST = 1000;

const encoder = new TextEncoder();

function message(event: ConsoleEvent, id: number | null): Uint8Array {
  return encoder.encode(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);
}

/** Where a reader left off: after an event, or without one while it has been reading for some milliseconds. */
export type LeftOff = { readonly afterEvent: number } | { readonly readingForMs: number };

/** What a stream needs: whose it is, where it left off, and when to end. */
export interface EventStreamOptions {
  readonly stores: { readonly events: PersonEventStore };
  readonly bus: EventBus;
  /** Where the reader is; an address policy may shut it out. */
  readonly address: string;
  /** Where the reader left off; null when it begins to read now. */
  readonly leftOff: LeftOff | null;
  readonly signal: AbortSignal;
  /** Called once, when the stream is over. */
  readonly onEnd: () => void;
}

/**
 * The events that concern a person, as server-sent events. It ends with the session, with the signal, and when the
 * reader is gone or hopelessly behind.
 */
export function eventStream({
  stores,
  bus,
  address,
  leftOff,
  signal,
  onEnd,
}: EventStreamOptions): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const sent = new Set<number>();
        let reach: ReadonlySet<number> | null = null;
        let ended = false;
        let warnedOf: number | null = null;
        let work = Promise.resolve();

        const unsubscribe = bus.subscribe((event) => inTurn(() => tell(event)));
        const heartbeat = setInterval(() => inTurn(beat), HEARTBEAT_MS);

        const end = () => {
          if (ended) return;
          stop();
          controller.close();
        };
        stop = () => {
          if (!ended) onEnd();
          ended = true;
          unsubscribe();
          clearInterval(heartbeat);
          signal.removeEventListener('abort', end);
        };
        signal.addEventListener('abort', end);

        /** Everything happens one after the other, so that nothing overtakes the catching up. */
        function inTurn(task: () => Promise<void>): void {
          work = work.then(() => (ended ? undefined : task())).catch(end);
        }

        function send(bytes: Uint8Array): void {
          if (ended) return;
          if ((controller.desiredSize ?? 0) <= 0) return end();
          controller.enqueue(bytes);
        }

        async function tell(stored: StoredEvent): Promise<void> {
          if (sent.has(stored.id)) return;
          if (stored.type === 'groups_changed') reach = await stores.events.openGroups();
          const isHeard = stores.events.concerns(stored, reach) && (await stores.events.reaches(stored));
          const event = isHeard ? consoleEvent(stored) : null;
          if (!event) return;
          send(message(event, stored.id));
          if (event.type === 'session_ended') end();
        }

        /** Tells of an end that is near, once for each moment it is set to, and of one that was put off. */
        function warn({ ending, isNear }: SessionStanding): void {
          if (isNear && warnedOf !== ending.at) {
            const prolongable = ending.prolongable ? 1 : 0;
            send(message({ type: 'session_ending', ends_at: instantText(ending.at), prolongable }, null));
          } else if (!isNear && warnedOf !== null) {
            send(message({ type: 'session_prolonged' }, null));
          }
          warnedOf = isNear ? ending.at : null;
        }

        async function beat(): Promise<void> {
          const standing = await stores.events.standingAt(address);
          if (!standing) {
            send(message({ type: 'session_ended' }, null));
            return end();
          }
          warn(standing);
          reach = await stores.events.openGroups();
          send(encoder.encode(':\n\n'));
        }

        async function catchUp(): Promise<void> {
          reach = await stores.events.openGroups();
          send(encoder.encode(':\n\n'));
          const standing = await stores.events.standingAt(address);
          if (standing) warn(standing);
          if (leftOff === null) return;
          const missed =
            'afterEvent' in leftOff
              ? await stores.events.since(leftOff.afterEvent, bus.overlap)
              : await stores.events.during(leftOff.readingForMs);
          if (missed.kind === 'too-old') return send(message({ type: 'reset' }, missed.newestId));
          for (const event of missed.events) {
            await tell(event);
            sent.add(event.id);
          }
        }

        // Subscribed first and caught up before anything live is sent, so that no event falls in between.
        inTurn(catchUp);
        if (signal.aborted) end();
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: UNREAD_AT_MOST }),
  );
}
