import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { currentSchema, type EventBus, type Schema } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { createEventReading, OVERLAP } from './eventReading.ts';
import { createListeners } from './memoryBus.ts';

/** A notification holds at most 8000 bytes. */
const IDS_PER_MESSAGE = 400;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** A separate channel for every schema, because channels belong to the whole database. */
async function channelOf(query: Kysely<Schema>): Promise<string> {
  return `remote_console_${(await currentSchema(query, 'postgres')) ?? 'public'}`;
}

/** The ids of a notification; anything else was not written by a server. */
function idsIn(payload: string | undefined): number[] {
  return (payload ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** A connection that can listen. */
export interface ListeningConnection {
  readonly client: pg.ClientBase;
  /** Abandons it, whether or not it has ended. */
  readonly leave: () => Promise<void>;
}

/**
 * Opens a separate connection for listening.
 *
 * @throws when the database cannot be reached.
 */
export async function openListener(url: string): Promise<ListeningConnection> {
  const client = new pg.Client({ connectionString: url });
  // Whatever breaks it also ends it, which is waited for.
  client.on('error', () => undefined);
  const leave = () => client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch (error) {
    await leave();
    throw error;
  }
  return { client, leave };
}

/**
 * The bus of several processes over PostgreSQL. Notifications contain only ids; each process reads the rows, and after
 * a lost connection rereads what it may have missed.
 *
 * @param connect Opens the connection that listens, also after one was lost.
 */
export async function createPostgresBus(
  connect: () => Promise<ListeningConnection>,
  query: Kysely<Schema>,
  log: Log,
): Promise<EventBus> {
  const channel = await channelOf(query);
  const { subscribe, tell } = createListeners();
  const stopping = new AbortController();
  const reading = await createEventReading({ query, tell, log, signal: stopping.signal });
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  const hear = ({ payload }: pg.Notification) => {
    const ids = idsIn(payload);
    if (ids.length > 0) reading.readIds(ids);
  };

  /** Listens until the connection breaks or the bus is closed. */
  async function listen(isFirst: boolean, onListening: () => void): Promise<void> {
    const { client, leave } = await connect();
    const broken = Promise.withResolvers<void>();
    const onBroken = () => broken.resolve();
    client.on('end', onBroken);
    client.on('error', onBroken);
    client.on('notification', hear);
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (!isFirst) reading.readAgain();
      onListening();
      await Promise.race([broken.promise, stopped]);
    } finally {
      client.off('end', onBroken);
      client.off('notification', hear);
      await leave();
      client.off('error', onBroken);
    }
  }

  async function keepListening(onListening: () => void): Promise<void> {
    let wait = FIRST_WAIT_MS;
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      await listen(isFirst, () => {
        wait = FIRST_WAIT_MS;
        onListening();
      }).catch(() => undefined);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  const listening = Promise.withResolvers<void>();
  const over = keepListening(listening.resolve);
  await listening.promise;

  return {
    subscribe,
    async written(inside, events) {
      const ids = events.map(({ id }) => id);
      for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
        const message = ids.slice(start, start + IDS_PER_MESSAGE).join(',');
        await sql`select pg_notify(${channel}, ${message})`.execute(inside);
      }
    },
    committed: () => undefined,
    overlap: OVERLAP,
    async close() {
      stopping.abort();
      await over;
      await reading.idle();
    },
  };
}
