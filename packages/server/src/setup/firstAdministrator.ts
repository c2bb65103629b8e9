import { MEMBER_TYPES } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { FIRST_AGENT_VERSION, foundCompany } from '../members/index.ts';
import type { Settings } from '../settings/index.ts';
import { makeAccount } from './makeAccount.ts';
import { passwordFor, type PlannedAccount } from './newPassword.ts';

/**
 * Plans the first administrator of an empty database, in a company on the free trial.
 *
 * @returns null when somebody belongs to a company already.
 * @throws SettingError when the given ID or password breaks the rules.
 */
export async function planFirstAdministrator(
  query: Kysely<Schema>,
  { firstAdministrator }: Pick<Settings, 'firstAdministrator'>,
  now: number,
): Promise<PlannedAccount | null> {
  const somebody = await query
    .selectFrom('members')
    .select('pk')
    .where('member_type_id', '!=', MEMBER_TYPES.operator)
    .limit(1)
    .executeTakeFirst();
  if (somebody) return null;
  const { id } = firstAdministrator;
  const { made, passwordHash } = await passwordFor(firstAdministrator, 'ADMIN');
  const make = () =>
    query.transaction().execute(async (inside) => {
      const { companyId } = await foundCompany(inside, {
        name: 'Remote Console',
        latestAgentVersion: FIRST_AGENT_VERSION,
        now,
      });
      await makeAccount(inside, { companyId, id, passwordHash, type: MEMBER_TYPES.admin }, now);
      return made;
    });
  return { make };
}
