import type { Kysely } from 'kysely';
import { createPasswordHasher } from '../members/index.ts';
import type { Schema } from '../database/index.ts';
import { type DemoAgents, renewAgentTokens } from './agentTokens.ts';
import { loadCafe, loadOperator, loadRetailer } from './loadCompanies.ts';
import { addNotices } from './notices.ts';
import { DEMO_PASSWORD } from './people.ts';

export type { DemoAgents } from './agentTokens.ts';

async function isEmpty(query: Kysely<Schema>): Promise<boolean> {
  const company = await query.selectFrom('companies').select('pk').limit(1).executeTakeFirst();
  return company === undefined;
}

/** Sets each demo person's last login to that of its history. */
async function noteLastLogins(query: Kysely<Schema>): Promise<void> {
  await query
    .updateTable('members')
    .set((eb) => ({
      last_login_at: eb
        .selectFrom('access_history')
        .select((of) => of.fn.max('access_history.created_at').as('at'))
        .whereRef('access_history.member_fk', '=', 'members.pk')
        .where('access_history.outcome', '=', 'success'),
    }))
    .execute();
}

/**
 * Fills an empty database with the demo companies, completely or not at all, and leaves any other database as it is.
 * Each call gives the demo's agents new enrollment tokens; a database without the demo has none for them.
 */
export async function loadDemo({ database, now }: { readonly database: Kysely<Schema>; readonly now: Date }) {
  const time = now.getTime();
  // Hashing is deliberately slow: it happens before the transaction starts, and only if necessary.
  const passwordHash = (await isEmpty(database)) ? await createPasswordHasher().hash(DEMO_PASSWORD) : null;
  const enrolmentTokens = await database.transaction().execute(async (query): Promise<DemoAgents> => {
    if (passwordHash !== null && (await isEmpty(query))) {
      const loading = { query, passwordHash, now: time };
      await loadRetailer(loading);
      await loadCafe(loading);
      await loadOperator(loading);
      await addNotices(query, time);
      await noteLastLogins(query);
    }
    return renewAgentTokens(query, time);
  });
  return { enrolmentTokens };
}
