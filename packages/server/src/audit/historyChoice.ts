import { dateRange, type HistoryPeriod } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Connection, containsPattern, textKey, textKeyOf } from '../database/index.ts';

/** Which entries of a history are requested. */
export interface HistoryChoice<Key extends string> {
  readonly period: HistoryPeriod;
  readonly search: { readonly key: Key; readonly text: string } | null;
}

/** Which part of them: a page of a list, or what comes after an entry. */
export interface HistoryCut {
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** The entry that the part follows. */
  readonly after?: HistoryCursor | null;
}

/** The position of an entry in its history. */
export interface HistoryCursor {
  readonly at: number;
  readonly pk: number;
}

/** The columns by which a history is filtered. */
export interface HistoryColumns<Key extends string> {
  readonly time: string;
  readonly pk: string;
  readonly search: Readonly<Record<Key, readonly (string | RawBuilder<string>)[]>>;
}

/** What the queries of all histories share. */
interface ChoiceQuery<Key extends string> {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly searchKey?: Key;
  readonly searchValue?: string;
}

/** A parsed filter, or the field that is wrong. */
export type ReadChoice<Key extends string> =
  | { readonly ok: true; readonly choice: HistoryChoice<Key> }
  | { readonly ok: false; readonly field: 'startDate' | 'endDate' };

/** Reads dates and search of a request; dates without a zone are on the person's own clock. */
export function readChoice<Key extends string>(
  { startDate, endDate, searchKey, searchValue }: ChoiceQuery<Key>,
  standardKey: Key,
  timeZoneId: number,
): ReadChoice<Key> {
  const range = dateRange(startDate, endDate, timeZoneId);
  if (!range.ok) return range;
  const search = searchValue === undefined ? null : { key: searchKey ?? standardKey, text: searchValue };
  return { ok: true, choice: { period: range.period, search } };
}

/** The condition that any of the columns contains a text, ignoring case and width. */
export function containsText(
  { engine }: Pick<Connection, 'engine'>,
  columns: readonly (string | RawBuilder<string>)[],
  text: string,
): RawBuilder<SqlBool> {
  const pattern = containsPattern(textKey(text));
  const each = columns.map((column) => sql<SqlBool>`${textKeyOf(engine, column)} like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** The condition that an entry lies within a period. */
export function within(column: string, { from, until }: HistoryPeriod): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until})`;
}

/** The condition that an entry matches a filter. */
export function ofChoice<Key extends string>(
  connection: Connection,
  columns: HistoryColumns<Key>,
  { period, search }: HistoryChoice<Key>,
): RawBuilder<SqlBool> {
  const inPeriod = within(columns.time, period);
  if (search === null) return inPeriod;
  return sql<SqlBool>`(${inPeriod} and ${containsText(connection, columns.search[search.key], search.text)})`;
}

/**
 * A filtered history without what comes before the entry that a part follows. An index leads to the start of the part,
 * so that the last part of a long history is found as fast as the first.
 */
export function fromMark<Key extends string>(
  choice: HistoryChoice<Key>,
  { order, after = null }: Pick<HistoryCut, 'order' | 'after'>,
): HistoryChoice<Key> {
  if (after === null) return choice;
  const { from, until } = choice.period;
  const period = order === 'asc' ? { from: after.at, until } : { from, until: after.at + 1 };
  return { ...choice, period };
}

/** The condition that an entry comes after another in an order; always, without another. */
export function comesAfter(
  { time, pk }: Pick<HistoryColumns<string>, 'time' | 'pk'>,
  { order, after = null }: Pick<HistoryCut, 'order' | 'after'>,
): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`1 = 1`;
  const comparison = order === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${sql.ref(time)} ${comparison} ${after.at}
    or (${sql.ref(time)} = ${after.at} and ${sql.ref(pk)} ${comparison} ${after.pk}))`;
}
