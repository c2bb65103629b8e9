import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** A place in a query for a value of the call, which `read` takes from what the call brings. */
export type Slot<Values> = <Value>(read: (values: Values) => Value) => RawBuilder<Value>;

/**
 * A query that is put together once for each database, for what every call asks: making the SQL takes longer than asking
 * for one row by its key.
 *
 * @param build Puts it together. It sees no values, so that it is the same for all of them.
 */
export function keptQuery<Values, Row>(
  build: (query: Kysely<Schema>, slot: Slot<Values>) => Compilable<Row>,
): (query: Kysely<Schema>, values: Values) => Promise<Row[]> {
  // Transactions have the adapter of their database.
  const made = new WeakMap<
    object,
    { compiled: CompiledQuery<Row>; readers: Map<unknown, (values: Values) => unknown> }
  >();

  function make(query: Kysely<Schema>) {
    const readers = new Map<unknown, (values: Values) => unknown>();
    const compiled = build(query, <Value>(read: (values: Values) => Value) => {
      const mark = {};
      readers.set(mark, read);
      return sql<Value>`${mark}`;
    }).compile();
    return { compiled, readers };
  }

  return async (query, values) => {
    const { adapter } = query.getExecutor();
    const known = made.get(adapter) ?? make(query);
    made.set(adapter, known);
    const parameters = known.compiled.parameters.map((value) => {
      const read = known.readers.get(value);
      return read ? read(values) : value;
    });
    const { rows } = await query.executeQuery<Row>({ ...known.compiled, parameters });
    return rows;
  };
}
