import { MEMBER_TYPES } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import { type Schema, textKey } from '../database/index.ts';
import { FIRST_AGENT_VERSION, foundCompany } from '../members/index.ts';
import { SettingError, type Settings } from '../settings/index.ts';
import { makeAccount } from './makeAccount.ts';
import { passwordFor, type PlannedAccount } from './newPassword.ts';

/** The company of the service operators. No list shows it: it does not use the service itself. */
const OFFICE = 'Service operators';

/** The operators' company, created with the first of them. */
async function officeOf(query: Kysely<Schema>, now: number): Promise<number> {
  const colleague = await query
    .selectFrom('members')
    .select('company_fk')
    .where('member_type_id', '=', MEMBER_TYPES.operator)
    .limit(1)
    .executeTakeFirst();
  if (colleague) return colleague.company_fk;
  return (await foundCompany(query, { name: OFFICE, latestAgentVersion: FIRST_AGENT_VERSION, now })).companyId;
}

/**
 * Plans the service operator named by the settings, unless that account exists.
 *
 * @returns null when there was nothing to create.
 * @throws SettingError when the ID or password breaks the rules, or somebody of a company has the ID.
 */
export async function planServiceOperator(
  query: Kysely<Schema>,
  { serviceOperator }: Pick<Settings, 'serviceOperator'>,
  now: number,
): Promise<PlannedAccount | null> {
  if (!serviceOperator) return null;
  const { id } = serviceOperator;
  const namesake = await query
    .selectFrom('members')
    .select('member_type_id')
    .where('mgrid_key', '=', textKey(id))
    .executeTakeFirst();
  if (namesake?.member_type_id === MEMBER_TYPES.operator) return null;
  if (namesake) throw new SettingError('OPERATOR_ID is already the ID of a company account; choose another one.');
  const { made, passwordHash } = await passwordFor(serviceOperator, 'OPERATOR');
  const make = () =>
    query.transaction().execute(async (inside) => {
      const companyPk = await officeOf(inside, now);
      await makeAccount(inside, { companyId: companyPk, id, passwordHash, type: MEMBER_TYPES.operator }, now);
      return made;
    });
  return { make };
}
