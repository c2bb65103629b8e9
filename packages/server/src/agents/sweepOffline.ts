import { type Connection, oneAtATime } from '../database/index.ts';

/** Devices that go offline in one transaction; more wait for the next, to keep transactions short. */
const AT_ONCE = 500;

/**
 * Marks devices offline that did not report in time, since their last report, and notifies open screens. Any number of
 * processes may call it together: they take turns, because each would lock the same devices in its own order.
 *
 * @returns how many devices went offline.
 */
export async function sweepOffline(connection: Connection): Promise<number> {
  const gone = await connection.transact(async ({ query, engine, now, emit }) => {
    await oneAtATime(query, engine, 'silentDevices');
    const at = now();
    const rows = await query
      .updateTable('devices')
      .set((eb) => ({
        alive: 0,
        // It was there when it last reported, not until somebody noticed its silence.
        last_disconnected_at: eb
          .selectFrom('device_telemetry')
          .select('device_telemetry.last_seen_at')
          .whereRef('device_telemetry.device_fk', '=', 'devices.pk'),
      }))
      .where('alive', '=', 1)
      .where('pk', 'in', (eb) =>
        eb
          .selectFrom('device_telemetry')
          .innerJoin('devices as seen', 'seen.pk', 'device_telemetry.device_fk')
          .select('device_telemetry.device_fk')
          .where('device_telemetry.offline_due_at', '<', at)
          .where('seen.alive', '=', 1)
          .limit(AT_ONCE),
      )
      .returning(['pk', 'company_fk', 'device_group_fk'])
      .execute();
    for (const { pk, company_fk, device_group_fk } of rows) {
      await emit({ type: 'device_state', companyId: company_fk, deviceId: pk, groupId: device_group_fk });
    }
    return rows.length;
  });
  return gone < AT_ONCE ? gone : gone + (await sweepOffline(connection));
}
