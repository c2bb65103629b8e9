import { consentOf, type RemoteConsent } from '@remote-console/domain';
import type { Connection } from '../database/connection.ts';
import { companyTables } from '../database/scope.ts';

/**
 * How the person at a device of a group takes part before a session begins.
 *
 * @param groupPk The group to begin with; null for above the highest.
 */
export async function remoteConsent(
  connection: Connection,
  companyPk: number,
  groupPk: number | null,
): Promise<RemoteConsent> {
  const chain: (RemoteConsent | null)[] = [];
  for (let pk = groupPk; pk !== null;) {
    const group = await companyTables(connection, companyPk)
      .groups()
      .select(['group_fk', 'remote_consent'])
      .where('pk', '=', pk)
      .executeTakeFirst();
    chain.push(group?.remote_consent ?? null);
    pk = group?.group_fk ?? null;
  }
  return consentOf(chain);
}
