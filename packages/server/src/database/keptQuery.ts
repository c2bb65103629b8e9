import type { Compilable, CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** A placeholder in a query for a value of the call, which `read` takes from the call's values. */
export type Slot<Values> = <Value>(read: (values: Values) => Value) => RawBuilder<Value>;

/**
 * A query that is built once for each database, for what every call asks: generating the SQL takes longer than reading
 * one row by its key.
 *
 * @param build Builds it. It sees no values, so that it is the same for all of them.
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
