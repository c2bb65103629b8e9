import type { Device } from '@remote-console/api-client/contract';
import { APPROVAL_STATES, AUDIT_CODES } from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import { companyTables, type Connection, unregisterDevices } from '../database/index.ts';
import { settleRequests } from '../inbox/index.ts';
import type { StoreAccess } from '../members/index.ts';

/** A device to be removed. */
export type RemovedDevice = Pick<Device, 'id' | 'groupId' | 'alias'>;

/** A request that was pending when its device was removed. */
interface ClosedRequest {
  readonly pk: number;
  readonly member_fk: number;
}

/** Closes the requests for a device, which keep its last name and address, and returns the pending ones. */
async function closeRequests(
  connection: Connection,
  companyId: number,
  deviceId: number,
  last: { readonly alias: string; readonly alias_key: string; readonly s_pub_ip: string },
): Promise<readonly ClosedRequest[]> {
  const tables = companyTables(connection, companyId);
  const waited = await tables
    .approvals()
    .select(['pk', 'member_fk'])
    .where('device_fk', '=', deviceId)
    .where('approve_state', '=', APPROVAL_STATES.inProgress)
    .execute();
  await tables
    .changeApprovals()
    .set({
      approve_state: APPROVAL_STATES.deviceDeleted,
      device_alias: last.alias,
      device_alias_key: last.alias_key,
      device_pub_ip: last.s_pub_ip,
    })
    .where('device_fk', '=', deviceId)
    .execute();
  return waited;
}

/** Announces to open screens and to the agent that a device was removed, and its requests closed. */
async function announceRemoval(
  { emit }: Connection,
  companyId: number,
  device: RemovedDevice,
  closed: readonly ClosedRequest[],
): Promise<void> {
  const subject = { companyId, deviceId: device.id, groupId: device.groupId };
  await emit({ type: 'device_removed', ...subject });
  await emit({ type: 'groups_changed', companyId });
  for (const { pk, member_fk } of closed) {
    await emit({ type: 'approval_changed', companyId, approvalId: pk, requesterId: member_fk });
  }
  await emit({ type: 'agent_called', ...subject });
}

/**
 * Removes a device: its agent is no longer known, its approvals record that and keep its last name and address, the
 * audit its name. False when it no longer exists. Must be called inside a transaction.
 */
export async function removeDevice(
  { connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>,
  device: RemovedDevice,
): Promise<boolean> {
  const { query, now } = connection;
  const { companyId } = scope;
  const last = await companyTables(connection, companyId)
    .devices()
    .select(['agent_token_hash', 'alias', 'alias_key', 's_pub_ip'])
    .where('pk', '=', device.id)
    .executeTakeFirst();
  const gone = await unregisterDevices(query, companyId, [device.id]);
  if (!last || gone.length === 0) return false;
  if (last.agent_token_hash) {
    await query
      .insertInto('removed_agents')
      .values({ token_hash: last.agent_token_hash, company_fk: companyId, removed_at: now() })
      .execute();
  }
  const closed = await closeRequests(connection, companyId, device.id, last);
  await auditStore(connection, scope, member).write({
    ...AUDIT_CODES.deviceDeleted,
    device_fk: device.id,
    old_value: device.alias,
    new_value: '',
  });
  await settleRequests(
    connection,
    closed.map(({ pk }) => pk),
  );
  await announceRemoval(connection, companyId, device, closed);
  return true;
}
