import { setImmediate as nextTurn } from 'node:timers/promises';
import { companyTables, type Connection } from '../database/index.ts';
import { type CommandRequester, requestCommand } from '../devices/index.ts';
import type { StoreAccess } from '../members/index.ts';

const WINDOWS = 1;
/** After that many devices, other requests get their turn. */
const AT_ONCE = 50;

/**
 * Asks the agents of a company's online Windows devices to update themselves, each with its own command: one that is
 * already waiting is not asked twice.
 *
 * @returns how many devices are asked.
 */
export async function requestUpdates(connection: Connection, requester: CommandRequester): Promise<number> {
  const devices = await companyTables(connection, requester.scope.companyId)
    .devices()
    .innerJoin('companies', 'companies.pk', 'devices.company_fk')
    .select([
      'devices.pk as id',
      'devices.device_group_fk as groupId',
      'devices.alias',
      'companies.latest_agent_version',
    ])
    .where('alive', '=', 1)
    .where('dev_os_id', '=', WINDOWS)
    .execute();
  for (const [index, { latest_agent_version: value, ...device }] of devices.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
    await requestCommand(connection, requester, { device, type: 'update', value });
  }
  return devices.length;
}

/** The updates of the agents of a person's company. */
export function companyUpdates({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  return {
    /** Asks every online Windows agent of the company to update itself; returns how many there are. */
    requestUpdates: () => requestUpdates(connection, { scope, member }),
  };
}
