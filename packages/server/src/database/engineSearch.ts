// The index that finds devices by a part of a text: like dialect.ts, a place that knows which engine it talks to.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Engine } from './dialect.ts';
import type { Revision } from './engineRevisions.ts';
import { keptQuery, type Slot } from './keptQuery.ts';

/** A trigram has three letters; an index of them finds no shorter text. */
const SHORTEST = 3;

/** The devices of a company are numbered consecutively in the index, so that it reads no others. */
const NUMBERS_OF_COMPANY = 2 ** 32;

const numberOf = (row: string) => `${row}.company_fk * ${NUMBERS_OF_COMPANY} + ${row}.pk`;
/** A device's number and its texts as LIKE compares them, ignoring the case of ASCII letters. */
const entryOf = (row: string) => {
  const addresses = ['s_pub_ip', 's_pri_ip', 'ip_addr'].map((column) => `${row}.${column}`).join(' || char(10) || ');
  return `${numberOf(row)}, lower(${row}.alias_key), lower(${row}.memo_key), lower(${addresses})`;
};

const ADD = 'insert into device_search (rowid, alias, memo, ip)';
const REMOVE = `delete from device_search where rowid = ${numberOf('old')}`;
const CHANGES = 'new.search_key is not old.search_key or new.company_fk is not old.company_fk';

/** Counts a change of the texts of a company. */
const countChange = (row: 'old' | 'new') => `insert into search_revisions (company_fk, changes)
  values (${row}.company_fk, 1) on conflict (company_fk) do update set changes = changes + 1;`;

/** The triggers that maintain the index, as devices are also deleted with their company; `count` runs each time. */
const keepers = (count: (row: 'old' | 'new') => string): Readonly<Record<string, string>> => ({
  device_search_added: `after insert on devices begin
    ${ADD} values (${entryOf('new')}); ${count('new')} end`,
  device_search_changed: `after update on devices when ${CHANGES} begin
    ${REMOVE}; ${ADD} values (${entryOf('new')}); ${count('old')} ${count('new')} end`,
  device_search_removed: `after delete on devices begin ${REMOVE}; ${count('old')} end`,
});

const makeTriggers = (triggers: Readonly<Record<string, string>>) =>
  Object.entries(triggers).map(([name, does]) => `create trigger ${name} ${does}`);

/**
 * A separate index on SQLite, maintained by triggers. The index that contained whole texts gets the order of names, in
 * which searches read.
 */
async function createTable(query: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create virtual table device_search using fts5(alias, memo, ip, content='', contentless_delete=1,
      tokenize='trigram case_sensitive 1')`,
    `${ADD} select ${entryOf('devices')} from devices order by company_fk, pk`,
    ...makeTriggers(keepers(() => '')),
    'drop index devices_by_search',
    `create index devices_by_search
      on devices (company_fk, simulated, alias_key, pk, search_key, device_group_fk, alive)`,
  ]) {
    await sql.raw(statement).execute(query);
  }
}

/** Makes SQLite count each company's text changes, so that the number of devices with a text is counted once. */
export async function countTextChanges(query: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine !== 'sqlite') return;
  const counting = keepers(countChange);
  for (const statement of [
    'create table search_revisions (company_fk integer primary key, changes integer not null)',
    ...Object.keys(counting).map((name) => `drop trigger ${name}`),
    ...makeTriggers(counting),
  ]) {
    await sql.raw(statement).execute(query);
  }
}

const changesOfTexts = keptQuery((query, slot: Slot<number>) =>
  query.selectNoFrom(
    sql<string>`(select cast(coalesce(max(changes), 0) as text) from search_revisions
      where company_fk = ${slot((companyId) => companyId)})`.as('revision'),
  ),
);

/**
 * An index on the column itself on PostgreSQL, which the planner uses for LIKE. The database's owner may not be allowed
 * to add the extension; a search then reads every device, and finds the same.
 */
async function createIndex(query: Kysely<unknown>): Promise<void> {
  // A block with an exception is a savepoint, so that an error does not end the transaction of the migration.
  await sql`do $$ begin create extension if not exists pg_trgm schema public;
    exception when others then null; end $$`.execute(query);
  const { rows } = await sql<{ home: string }>`select pg_namespace.nspname as home from pg_extension
    inner join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`.execute(query);
  const [extension] = rows;
  if (!extension) return;
  await sql`create index devices_by_trigram on devices using gin
    (search_key ${sql.id(extension.home, 'gin_trgm_ops')})`.execute(query);
}

/** Creates the index, with every existing device. */
export async function createSearchIndex(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? createTable(query) : createIndex(query));
}

/** Where a text is searched for. */
export type SearchedField = 'any' | 'alias' | 'memo' | 'ip';

/** Between two addresses, where no text of the index continues. */
const OUTSIDE = /[\0\n]/;

/** What the index contains of a text. */
export interface IndexedDevices {
  /** The pks of all devices of the company that have the text, as a query. */
  readonly pks: RawBuilder<unknown>;
  /** Stays the same as long as the index finds the same. */
  readonly revision: Revision;
}

/**
 * The devices of a company that have a text in a field, from the index; null if the index has no answer: for a text
 * that is too short or cannot be in it, and on PostgreSQL, whose planner uses its index by itself.
 *
 * @param key The text as a `textKey`.
 */
export function indexedDevices(
  engine: Engine,
  companyId: number,
  { field, key }: { readonly field: SearchedField; readonly key: string },
): IndexedDevices | null {
  if (engine !== 'sqlite' || Array.from(key).length < SHORTEST || OUTSIDE.test(key)) return null;
  const phrase = key.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('"', '""');
  const asked = field === 'any' ? `"${phrase}"` : `${field} : "${phrase}"`;
  const first = companyId * NUMBERS_OF_COMPANY;
  return {
    pks: sql`select rowid - ${first} as pk from device_search where device_search match ${asked}
      and rowid between ${first} and ${first + NUMBERS_OF_COMPANY - 1}`,
    revision: async (query) => (await changesOfTexts(query, companyId))[0]?.revision ?? '',
  };
}
