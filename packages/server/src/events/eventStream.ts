import type { ConsoleEvent } from '@remote-console/api-client/contract';
import type { PersonContext } from '../accounts/personContext.ts';
import type { StoredEvent } from '../database/connection.ts';
import { consoleEvent } from './eventStore.ts';

/** How often a comment line keeps the connection open, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** A reader that is so many messages behind is cut off; it comes back and catches up. */
const UNREAD_AT_MOST = 1000;

const encoder = new TextEncoder();

function message(event: ConsoleEvent, id: number | null): Uint8Array {
  return encoder.encode(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);
}

/** What a stream needs: whose it is, where it left off, and when to end. */
export interface EventStreamOptions extends Pick<PersonContext, 'stores' | 'bus'> {
  /** Where the reader is; an address policy may shut it out. */
  readonly address: string;
  /** The last event that the client has seen, or null. */
  readonly lastEventId: number | null;
  readonly signal: AbortSignal;
}

/**
 * The events that concern a person, as server-sent events. It ends with the session, with the signal, and when the
 * reader is gone or hopelessly behind.
 */
export function eventStream({
  stores,
  bus,
  address,
  lastEventId,
  signal,
}: EventStreamOptions): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const sent = new Set<number>();
        let reach: ReadonlySet<number> | null = null;
        let ended = false;
        let work = Promise.resolve();

        const unsubscribe = bus.subscribe((event) => inTurn(() => tell(event)));
        const heartbeat = setInterval(() => inTurn(beat), HEARTBEAT_MS);

        const end = () => {
          if (ended) return;
          stop();
          controller.close();
        };
        stop = () => {
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
          if (stored.type === 'groups_changed') reach = await stores.groups.reach();
          const isHeard = stores.events.concerns(stored, reach) && (await stores.events.reaches(stored));
          const event = isHeard ? consoleEvent(stored) : null;
          if (!event) return;
          send(message(event, stored.id));
          if (event.type === 'session_ended') end();
        }

        async function beat(): Promise<void> {
          if (!(await stores.profile.isWelcomeFrom(address))) {
            send(message({ type: 'session_ended' }, null));
            return end();
          }
          reach = await stores.groups.reach();
          send(encoder.encode(':\n\n'));
        }

        async function catchUp(): Promise<void> {
          reach = await stores.groups.reach();
          send(encoder.encode(':\n\n'));
          if (lastEventId === null) return;
          const missed = await stores.events.since(lastEventId, bus.overlap);
          if (missed.kind === 'too-old') return send(message({ type: 'reset' }, missed.newestId));
          for (const event of missed.events) {
            await tell(event);
            sent.add(event.id);
          }
        }

        // Subscribed first and caught up before anything live is told, so that no event falls in between.
        inTurn(catchUp);
        if (signal.aborted) end();
      },
      cancel: () => stop(),
    },
    new CountQueuingStrategy({ highWaterMark: UNREAD_AT_MOST }),
  );
}
