import type { Ticket } from '@remote-console/api-client/contract';
import { companyTables, type Connection, type PersonScope, textKey } from '../database/index.ts';

/** The devices of tickets sorted by name, each under the ID of its ticket. */
export async function devicesOfTickets(
  { query }: Connection,
  pks: readonly number[],
): Promise<ReadonlyMap<number, Ticket['devices']>> {
  const rows =
    pks.length === 0
      ? []
      : await query
          .selectFrom('ticket_devices')
          .selectAll()
          .where('ticket_fk', 'in', pks)
          .orderBy('device_name_key')
          .orderBy('device_fk')
          .execute();
  const devices = new Map<number, Ticket['devices']>();
  for (const { ticket_fk, device_fk, device_name } of rows) {
    const known = devices.get(ticket_fk) ?? [];
    devices.set(ticket_fk, [...known, { id: device_fk, deviceName: device_name }]);
  }
  return devices;
}

/** Sets the devices of a ticket. They must be open to the person. */
export async function setDevicesOfTicket(
  connection: Connection,
  { companyId }: Pick<PersonScope, 'companyId'>,
  ticketId: number,
  pks: readonly number[],
): Promise<void> {
  const { query } = connection;
  await query.deleteFrom('ticket_devices').where('ticket_fk', '=', ticketId).execute();
  if (pks.length === 0) return;
  const devices = await companyTables(connection, companyId).devicesById(pks).select(['pk', 'alias']).execute();
  const rows = devices.map(({ pk, alias }) => ({
    ticket_fk: ticketId,
    device_fk: pk,
    device_name: alias,
    device_name_key: textKey(alias),
  }));
  await query.insertInto('ticket_devices').values(rows).execute();
}
