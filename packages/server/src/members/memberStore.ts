import type { Selectable } from 'kysely';
import { type Connection, keptQuery, type Schema, type Slot, textKey } from '../database/index.ts';

/** What the login reads of a company's policy; the product's default where the company has set none. */
export interface LoginPolicy {
  readonly block_num: number;
  readonly self_unlock: 0 | 1;
  readonly password_change_limit: number;
  /** Minutes after the login; 0 for no such end. */
  readonly session_time: number;
  /** Minutes without use; 0 for the product's default. */
  readonly idle_time: number;
  readonly password_level: number;
  readonly file_transfer: 0 | 1;
  readonly ip_use: 0 | 1;
  readonly ip_block: 0 | 1;
}

/** A person with the company's name and login policy. */
export type Member = Selectable<Schema['members']> & LoginPolicy & { readonly company_name: string };

/** All persons, each with the fields of `Member`, for a query that says whom. */
export function members({ query }: Pick<Connection, 'query'>) {
  return query
    .selectFrom('members')
    .innerJoin('companies', 'companies.pk', 'members.company_fk')
    .leftJoin('policies', 'policies.company_fk', 'members.company_fk')
    .selectAll('members')
    .select(['companies.name as company_name'])
    .select((eb) => [
      eb.fn.coalesce('policies.block_num', eb.lit(0)).as('block_num'),
      eb.fn.coalesce('policies.self_unlock', eb.lit(0)).as('self_unlock'),
      eb.fn.coalesce('policies.password_change_limit', eb.lit(0)).as('password_change_limit'),
      eb.fn.coalesce('policies.session_time', eb.lit(0)).as('session_time'),
      eb.fn.coalesce('policies.idle_time', eb.lit(0)).as('idle_time'),
      eb.fn.coalesce('policies.password_level', eb.lit(2)).as('password_level'),
      eb.fn.coalesce('policies.file_transfer', eb.lit(1)).as('file_transfer'),
      eb.fn.coalesce('policies.ip_use', eb.lit(0)).as('ip_use'),
      eb.fn.coalesce('policies.ip_block', eb.lit(1)).as('ip_block'),
    ]);
}

/** The person with a login ID. Login happens before a company is known, so it searches all of them. */
export function findMemberByLoginId(connection: Connection, loginId: string): Promise<Member | undefined> {
  return members(connection).where('members.mgrid_key', '=', textKey(loginId)).executeTakeFirst();
}

const memberOfId = keptQuery((query, slot: Slot<number>) =>
  members({ query }).where(
    'members.pk',
    '=',
    slot((pk) => pk),
  ),
);

/** The person with an ID. */
export async function findMember({ query }: Connection, pk: number): Promise<Member | undefined> {
  const [member] = await memberOfId(query, pk);
  return member;
}

/** Counts a wrong password and returns the new count. */
export async function countFailure({ query }: Connection, pk: number): Promise<number> {
  const row = await query
    .updateTable('members')
    .set((eb) => ({ failure_count: eb('failure_count', '+', 1) }))
    .where('pk', '=', pk)
    .returning('failure_count')
    .executeTakeFirstOrThrow();
  return row.failure_count;
}

/** Resets the wrong password count of a person. */
export async function clearFailures({ query }: Connection, pk: number): Promise<void> {
  await query.updateTable('members').set({ failure_count: 0 }).where('pk', '=', pk).execute();
}

/** Records that a person has proved to own the email address of the account. */
export async function confirmMail({ query }: Connection, pk: number): Promise<void> {
  await query.updateTable('members').set({ mail_verified: 1 }).where('pk', '=', pk).execute();
}

/** Maximum number of login IDs sent to one address. */
const IDS_AT_MOST = 10;

/** The login IDs of the active accounts with an email address, ignoring case, oldest first. */
export async function loginIdsOf({ query }: Connection, mail: string): Promise<string[]> {
  const rows = await query
    .selectFrom('members')
    .select('mgrid')
    .where((eb) => eb(eb.fn<string>('lower', ['mail']), '=', mail.toLowerCase()))
    .where('flag_active', '=', 1)
    .orderBy('pk')
    .limit(IDS_AT_MOST)
    .execute();
  return rows.map(({ mgrid }) => mgrid);
}
