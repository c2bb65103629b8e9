import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { EventBus, StoredEvent } from '../database/connection.ts';
import { currentSchema } from '../database/dialect.ts';
import type { Schema } from '../database/schema.ts';
import { createListeners } from './memoryBus.ts';

/** Ids may become visible out of order by as many transactions as run at once; this is far more. */
const OVERLAP = 200;
const REMEMBERED = 2000;
/** A notification holds at most 8000 bytes. */
const IDS_PER_MESSAGE = 400;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** A channel of its own for every schema, because channels belong to the whole database. */
async function channelOf(query: Kysely<Schema>): Promise<string> {
  return `remote_console_${(await currentSchema(query, 'postgres')) ?? 'public'}`;
}

/**
 * The bus of several processes over PostgreSQL. Notifications carry ids only; each process reads the rows, and after a
 * lost connection reads again what it may have missed.
 */
export async function createPostgresBus(url: string, query: Kysely<Schema>): Promise<EventBus> {
  const channel = await channelOf(query);
  const { subscribe, tell } = createListeners();
  const stopping = new AbortController();
  const heard = new Set<number>();
  let newest = 0;
  let work = Promise.resolve();
  let client: pg.Client | null = null;

  function tellOnce(events: readonly StoredEvent[]): void {
    const fresh = events.filter(({ id }) => !heard.has(id));
    for (const { id } of fresh) {
      heard.add(id);
      newest = Math.max(newest, id);
    }
    for (const id of heard) {
      if (heard.size <= REMEMBERED) break;
      heard.delete(id);
    }
    tell(fresh);
  }

  /** One reading after the other, so that events keep the order of their commits. */
  function inTurn(read: () => Promise<readonly StoredEvent[]>): void {
    work = work.then(read).then(tellOnce, () => undefined);
  }

  const readIds = (ids: readonly number[]) => async () => {
    const rows = await query.selectFrom('events').selectAll().where('id', 'in', ids).execute();
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };
  const readAgain = () =>
    query
      .selectFrom('events')
      .selectAll()
      .where('id', '>', newest - OVERLAP)
      .orderBy('id')
      .execute();

  /** Listens until the connection breaks. */
  async function listen(isFirst: boolean, onListening: () => void): Promise<void> {
    const listener = new pg.Client({ connectionString: url });
    client = listener;
    const ended = new Promise<void>((resolve) => {
      listener.on('end', resolve);
      listener.on('error', () => resolve());
    });
    listener.on('notification', ({ payload }) => {
      inTurn(readIds((payload ?? '').split(',').map(Number)));
    });
    try {
      await listener.connect();
      await listener.query(`listen ${listener.escapeIdentifier(channel)}`);
      if (!isFirst) inTurn(readAgain);
      onListening();
      await ended;
    } finally {
      client = null;
      await listener.end().catch(() => undefined);
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

  const last = await query
    .selectFrom('events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  newest = last?.id ?? 0;
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
      await client?.end().catch(() => undefined);
      await over;
    },
  };
}
