import { type ConsoleEvent, wireEvent } from '@remote-console/api-client/contract';
import { instantText, type StoredEvent } from '../database/index.ts';
import type { SessionStatus } from '../members/index.ts';
import { consoleEvent } from './consoleEvent.ts';
import type { HeardEvents } from './heardEvents.ts';
import type { KeptEvents } from './keptEvents.ts';

/** Where a reader left off: after an event, or without one while it has been reading for some milliseconds. */
export type LeftOff = { readonly afterEvent: number } | { readonly readingForMs: number };

/** Who receives events, and starting with which. */
export interface FeedOptions {
  readonly stores: { readonly heard: HeardEvents; readonly kept: KeptEvents };
  /** How many ids before the last event are sent again, because they may have become visible after it. */
  readonly overlap: number;
  /** The reader's address; an address policy may exclude it. */
  readonly address: string;
  /** Where the reader left off; null when it starts reading now. */
  readonly leftOff: LeftOff | null;
}

/** What is written to a reader. */
export interface EventWriter {
  readonly send: (bytes: Uint8Array) => void;
  readonly end: () => void;
}

const encoder = new TextEncoder();
/** A comment line, which keeps the connection open. */
const COMMENT = encoder.encode(':\n\n');

function message(event: ConsoleEvent, id: number | null): Uint8Array {
  return encoder.encode(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(wireEvent(event))}\n\n`);
}

/** Warns that the session is about to end, once for each end time, and reports an end that was postponed. */
function sessionWarnings(send: EventWriter['send']): (status: SessionStatus) => void {
  let warnedOf: number | null = null;
  return ({ ending, isNear }) => {
    if (isNear && warnedOf !== ending.at) {
      const { at, prolongable } = ending;
      send(message({ type: 'session_ending', endsAt: instantText(at), prolongable }, null));
    } else if (!isNear && warnedOf !== null) {
      send(message({ type: 'session_prolonged' }, null));
    }
    warnedOf = isNear ? ending.at : null;
  };
}

/** Sends a reader the events that concern them. Callers wait for one call before the next. */
export function createEventFeed(
  { stores: { heard, kept }, overlap, address, leftOff }: FeedOptions,
  { send, end }: EventWriter,
) {
  const sent = new Set<number>();
  const warn = sessionWarnings(send);
  let reach: ReadonlySet<number> | null = null;

  /** Sends an event if it concerns the reader and was not sent before. */
  async function deliver(stored: StoredEvent): Promise<void> {
    if (sent.has(stored.id)) return;
    if (stored.type === 'groups_changed') reach = await heard.openGroups();
    const isHeard = heard.concerns(stored, reach) && (await heard.reaches(stored));
    const event = isHeard ? consoleEvent(stored) : null;
    if (!event) return;
    send(message(event, stored.id));
    if (event.type === 'session_ended') end();
  }

  /** Shows that the stream is alive, and checks whether the session is. */
  async function beat(): Promise<void> {
    const status = await heard.statusAt(address);
    if (!status) {
      send(message({ type: 'session_ended' }, null));
      return end();
    }
    warn(status);
    reach = await heard.openGroups();
    send(COMMENT);
  }

  /** Sends what the reader missed. */
  async function catchUp(): Promise<void> {
    reach = await heard.openGroups();
    send(COMMENT);
    const status = await heard.statusAt(address);
    if (status) warn(status);
    if (leftOff === null) return;
    const missed =
      'afterEvent' in leftOff ? await kept.since(leftOff.afterEvent, overlap) : await kept.during(leftOff.readingForMs);
    if (missed.kind === 'too-old') return send(message({ type: 'reset' }, missed.newestId));
    for (const event of missed.events) {
      await deliver(event);
      sent.add(event.id);
    }
  }

  return { deliver, beat, catchUp };
}
