import type { Connection, StoredEvent } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** How long events are kept for screens that catch up, in milliseconds. */
const KEPT_MS = 60 * 60_000;
/**
 * How far back events are sent before the time since which a screen has been reading, in milliseconds: its request was
 * in transit for a while, and an event's change can be read only when its transaction ends.
 */
const UNDERWAY_MS = 10_000;
/** A screen that missed more than this reads everything again. */
const CATCH_UP_AT_MOST = 1000;

/** What a screen missed: the events, or that it is too late. */
export type Missed =
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'too-old'; readonly newestId: number };

/** The events of a company that are kept for screens that catch up. */
export function keptEvents({ connection: { query, now }, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const ofCompany = () =>
    query
      .selectFrom('events')
      .selectAll()
      .where((eb) => eb.or([eb('company_fk', '=', scope.companyId), eb('company_fk', 'is', null)]))
      .orderBy('id')
      .limit(CATCH_UP_AT_MOST + 1);

  const keptIds = async () => {
    const kept = await query
      .selectFrom('events')
      .select((eb) => [eb.fn.min('id').as('oldest'), eb.fn.max('id').as('newest')])
      .executeTakeFirst();
    return { oldest: kept?.oldest ?? null, newest: kept?.newest ?? 0 };
  };

  const missed = (events: readonly StoredEvent[], newestId: number): Missed =>
    events.length > CATCH_UP_AT_MOST ? { kind: 'too-old', newestId } : { kind: 'events', events };

  return {
    /**
     * What happened after an event.
     *
     * @param overlap How many ids before it are sent again, because they may have become visible after it.
     */
    async since(lastId: number, overlap: number): Promise<Missed> {
      const { oldest, newest } = await keptIds();
      if (oldest === null || lastId < oldest || lastId > newest) return { kind: 'too-old', newestId: newest };
      return missed(
        await ofCompany()
          .where('id', '>', lastId - overlap)
          .execute(),
        newest,
      );
    },

    /**
     * What happened while a screen was reading without a stream.
     *
     * @param forMs For how long it has been reading, in milliseconds.
     */
    async during(forMs: number): Promise<Missed> {
      const { newest } = await keptIds();
      if (forMs > KEPT_MS) return { kind: 'too-old', newestId: newest };
      const begin = now() - forMs - UNDERWAY_MS;
      return missed(await ofCompany().where('created_at', '>=', begin).execute(), newest);
    },
  };
}

/** The return type of `keptEvents`. */
export type KeptEvents = ReturnType<typeof keptEvents>;

/** Removes events nobody will ask for any more. The newest stays, so that a quiet hour does not look like a lost one. */
export async function pruneEvents({ query, now }: Connection): Promise<void> {
  await query
    .deleteFrom('events')
    .where('created_at', '<', now() - KEPT_MS)
    .where('id', '<', (eb) => eb.selectFrom('events').select((inner) => inner.fn.max('id').as('newest')))
    .execute();
}
