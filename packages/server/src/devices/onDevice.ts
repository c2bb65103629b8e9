import { companyTables, type Connection } from '../database/index.ts';

/** A session that no server has had open for this long is not shown as active, in milliseconds. */
const SHOWN_MS = 15_000;

/** The sessions of a company that were opened in a browser and are active now. */
export function runningSessions(connection: Connection, companyId: number) {
  return companyTables(connection, companyId)
    .remoteHistory()
    .where('end_time', 'is', null)
    .where('seen_at', '>', connection.now() - SHOWN_MS);
}

/** How many people are on each of some devices now: a person with several sessions on a device counts once. */
export async function peopleOnDevices(
  connection: Connection,
  companyId: number,
  deviceIds: readonly number[],
): Promise<(deviceId: number) => number> {
  const rows = await runningSessions(connection, companyId)
    .select((eb) => ['device_fk', eb.fn.count<number>('member_fk').distinct().as('people')])
    .where('device_fk', 'in', deviceIds)
    .groupBy('device_fk')
    .execute();
  const people = new Map(rows.map((row) => [row.device_fk, row.people]));
  return (deviceId) => people.get(deviceId) ?? 0;
}

/** Notifies open screens that somebody connected to devices or left them. */
export async function tellOnDevices(inside: Connection, deviceIds: readonly number[]): Promise<void> {
  if (deviceIds.length === 0) return;
  const devices = await inside.query
    .selectFrom('devices')
    .select(['pk', 'company_fk', 'device_group_fk'])
    .where('pk', 'in', deviceIds)
    .execute();
  for (const { pk, company_fk, device_group_fk } of devices) {
    await inside.emit({ type: 'device_changed', companyId: company_fk, deviceId: pk, groupId: device_group_fk });
  }
}
