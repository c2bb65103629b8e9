import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema, StoredEvent } from '../database/index.ts';
import { describeError, type Log } from '../log/index.ts';

/** Ids may become visible out of order by as many transactions as run at the same time; this is far more. */
export const OVERLAP = 200;
const REMEMBERED = 2000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** What reading works with. */
export interface EventReadingOptions {
  readonly query: Kysely<Schema>;
  /** Receives each event once, in the order of their commits. */
  readonly tell: (events: readonly StoredEvent[]) => void;
  readonly log: Log;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

type Read = () => Promise<readonly StoredEvent[]>;

/**
 * Reads the events that this process is notified of, one batch after the other, so that they keep the order of their
 * commits. A failed read is logged and repeated until it succeeds: its events come from nowhere else.
 */
export async function createEventReading({ query, tell, log, signal }: EventReadingOptions) {
  const heard = new Set<number>();
  const last = await query
    .selectFrom('events')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  let newest = last?.id ?? 0;
  let work = Promise.resolve();

  function logFailure(message: string, error: unknown): void {
    log({ level: 'error', message, detail: describeError(error) });
  }

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

  async function untilRead(read: Read): Promise<readonly StoredEvent[]> {
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        return await read();
      } catch (error) {
        logFailure('reading events failed', error);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
    return [];
  }

  function inTurn(read: Read): void {
    work = work
      .then(() => untilRead(read))
      .then(tellOnce)
      .catch((error: unknown) => logFailure('telling events failed', error));
  }

  return {
    /** Delivers the events of a notification. */
    readIds: (ids: readonly number[]) =>
      inTurn(async () => {
        const rows = await query.selectFrom('events').selectAll().where('id', 'in', ids).execute();
        return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      }),

    /** Delivers what arrived while no notification could be received. */
    readAgain: () =>
      inTurn(() =>
        query
          .selectFrom('events')
          .selectAll()
          .where('id', '>', newest - OVERLAP)
          .orderBy('id')
          .execute(),
      ),

    /** Waits until no read is in progress. */
    idle: () => work,
  };
}
