import type { Connection } from '../database/connection.ts';
import { companyTables } from '../database/scope.ts';

const WINDOWS = 1;

/**
 * Asks the agents of a company's online Windows devices to update themselves. The wish is a row for each device, which
 * stays until its agent is told; asking again renews it.
 *
 * @returns how many devices are asked.
 */
export function requestUpdate(connection: Connection, companyPk: number): Promise<number> {
  return connection.transact(async (inside) => {
    const devices = await companyTables(inside, companyPk)
      .devices()
      .select('pk')
      .where('alive', '=', 1)
      .where('dev_os_id', '=', WINDOWS)
      .execute();
    const requested_at = inside.now();
    await inside.query
      .insertInto('update_requests')
      .columns(['device_fk', 'requested_at'])
      .expression((eb) =>
        eb
          .selectFrom('devices')
          .select(['pk', eb.val(requested_at).as('requested_at')])
          .where('company_fk', '=', companyPk)
          .where('alive', '=', 1)
          .where('dev_os_id', '=', WINDOWS),
      )
      .onConflict((conflict) => conflict.column('device_fk').doUpdateSet({ requested_at }))
      .execute();
    return devices.length;
  });
}
