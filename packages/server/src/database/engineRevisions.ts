// How to detect that nothing has changed: like dialect.ts, a place that knows which engine it talks to.
import { type Kysely, sql } from 'kysely';
import type { Engine } from './dialect.ts';
import { keptQuery, type Slot } from './keptQuery.ts';
import type { Schema } from './schema.ts';

/** What a row of each table belongs to: `entry` is the row that was added, changed or removed. */
const COMPANY_OF = {
  device_groups: 'entry.company_fk',
  group_members: '(select company_fk from device_groups where pk = entry.device_group_fk)',
} as const;

const EVENTS = ['insert', 'update', 'delete'] as const;

/** A row per company, incremented by triggers: a SQLite database has one writer at a time. */
async function createCounters(query: Kysely<unknown>): Promise<void> {
  const statements = Object.entries(COMPANY_OF).flatMap(([table, company]) =>
    EVENTS.map((event) => {
      const companyId = company.replace('entry', event === 'delete' ? 'old' : 'new');
      // Links deleted together with their group find no company: the group itself counts.
      return `create trigger ${table}_${event}_counts after ${event} on ${table} when ${companyId} is not null begin
        insert into company_revisions (company_fk, changes) values (${companyId}, 1)
        on conflict (company_fk) do update set changes = changes + 1; end`;
    }),
  );
  await sql`create table company_revisions (company_fk integer primary key, changes integer not null)`.execute(query);
  for (const statement of statements) await sql.raw(statement).execute(query);
}

/**
 * A row for each statement that changed something, so that no transaction waits for another one that counts for the
 * same company. What counts is their sum: it grows with every commit, in any order.
 */
async function createNotes(query: Kysely<unknown>): Promise<void> {
  await sql`create table company_revisions (company_fk integer not null, changes bigint not null)`.execute(query);
  await sql`create index company_revisions_by_company on company_revisions (company_fk) include (changes)`.execute(
    query,
  );
  for (const [table, company] of Object.entries(COMPANY_OF)) {
    const count = `${table}_counts`;
    await sql
      .raw(
        `create function ${count}() returns trigger language plpgsql set search_path from current as $$ begin
        insert into company_revisions (company_fk, changes)
          select companies.pk, 1 from (select distinct ${company} as pk from changed as entry) as companies
          where companies.pk is not null;
        return null; end $$`,
      )
      .execute(query);
    for (const event of EVENTS) {
      await sql
        .raw(
          `create trigger ${table}_${event}_counts after ${event} on ${table}
          referencing ${event === 'delete' ? 'old' : 'new'} table as changed
          for each statement execute function ${count}()`,
        )
        .execute(query);
    }
  }
}

/** Makes the database count the changes of each company's groups and of the links to them, in their transactions. */
export async function createRevisions(query: Kysely<unknown>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? createCounters(query) : createNotes(query));
}

/** Reads a value that stays the same as long as something does. */
export type Revision = (query: Kysely<Schema>) => Promise<string>;

const changesOfGroups = keptQuery((query, slot: Slot<number>) =>
  query.selectNoFrom(
    sql<string>`(select cast(coalesce(sum(changes), 0) as text) from company_revisions
      where company_fk = ${slot((companyId) => companyId)})`.as('revision'),
  ),
);

/** Stays the same while no change of a company's groups, or of people's links to them, is committed: their number. */
export const groupsRevision =
  (companyId: number): Revision =>
  async (query) =>
    (await changesOfGroups(query, companyId))[0]?.revision ?? '';

const STATES = {
  sqlite: keptQuery((query) =>
    query
      .selectFrom(sql<{ data_version: number }>`pragma_data_version`.as('versions'))
      .select(sql<string>`total_changes() || ' ' || data_version`.as('revision')),
  ),
  postgres: keptQuery((query) => query.selectNoFrom(sql<string>`cast(pg_current_snapshot() as text)`.as('revision'))),
} as const satisfies Record<Engine, unknown>;

/**
 * Stays the same while nothing at all is committed. It costs writers nothing, and sometimes changes although nothing
 * has. On SQLite it is what this connection wrote, and a number for the commits of others; on PostgreSQL the snapshot:
 * which transactions have ended. None of them repeats an earlier value.
 */
export const databaseRevision =
  (engine: Engine): Revision =>
  async (query) =>
    (await STATES[engine](query, undefined))[0]?.revision ?? '';

/**
 * Sums up what PostgreSQL recorded one by one. The sum stays the same; rows being summed up elsewhere are left alone.
 */
export async function packRevisions<Tables>(query: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`with packed as (delete from company_revisions where ctid = any (array(
      select ctid from company_revisions where company_fk in (
        select company_fk from company_revisions group by company_fk having count(*) > 1)
      for update skip locked)) returning company_fk, changes)
    insert into company_revisions (company_fk, changes)
      select company_fk, sum(changes) from packed group by company_fk`.execute(query);
}
