import type { Device, DeviceCommand } from '@remote-console/api-client/contract';
import {
  type ActionRefusal,
  APPROVAL_STATES,
  AUDIT_CODES,
  deviceActions,
  type DeviceAction,
  isCorporate,
  permissionsOf,
  refusalOf,
} from '@remote-console/domain';
import { auditStore } from '../audit/index.ts';
import { companyTables, instantText, unregisterDevices } from '../database/index.ts';
import { settleRequests } from '../inbox/index.ts';
import { licensesOf, roleWord, type StoreAccess } from '../members/index.ts';
import { type CommandRequest, requestCommand } from './requestCommand.ts';

/** Commands that are shown of a device. */
const LATEST = 20;

/** What one person may have devices do, and what became of it. */
export function commandStore({ connection, scope, member }: Pick<StoreAccess, 'connection' | 'scope' | 'member'>) {
  const tables = companyTables(connection, scope.companyPk);

  function commands() {
    return tables
      .commands()
      .select(['pk', 'type', 'state', 'reason', 'device_fk', 'target_device_fk', 'created_at', 'finished_at'])
      .orderBy('pk', 'desc');
  }
  type CommandRow = Awaited<ReturnType<ReturnType<typeof commands>['execute']>>[number];

  /** A command as people see it; taking a picture of the screen is none, and neither is the call for a connection. */
  const recordOf = ({ type, ...row }: CommandRow): readonly DeviceCommand[] =>
    type === 'screen' || type === 'remote'
      ? []
      : [
          {
            pk: row.pk,
            type,
            state: row.state,
            reason: row.reason,
            device_pk: row.device_fk,
            target_device_pk: row.target_device_fk,
            created_time: instantText(row.created_at),
            finished_time: row.finished_at === null ? null : instantText(row.finished_at),
          },
        ];

  return {
    /** Why the person may not do something with a device now, or null. The menus ask the same rule (B-ACTION-61). */
    async refusal(device: Device, action: DeviceAction): Promise<ActionRefusal | null> {
      const corporate = isCorporate(await licensesOf(connection, scope.companyPk), connection.now());
      const permissions = permissionsOf({ ...member, type: roleWord(member) });
      return refusalOf(deviceActions(device, { permissions, corporate, mobile: false })[action]);
    },

    /** Queues a command in the person's name; whether it is allowed is asked before. */
    request: (request: CommandRequest): Promise<number> => requestCommand(connection, { scope, member }, request),

    /** How far a command is. */
    async state(pk: number) {
      const row = await tables.commands().select('state').where('pk', '=', pk).executeTakeFirst();
      return row?.state ?? null;
    },

    /** One command. */
    async one(pk: number): Promise<DeviceCommand[]> {
      return (await commands().where('pk', '=', pk).execute()).flatMap(recordOf);
    },

    /** The newest commands that a device runs or is about. */
    async latest(devicePk: number): Promise<DeviceCommand[]> {
      const rows = await commands()
        .where('type', 'not in', ['screen', 'remote'])
        .where((eb) => eb.or([eb('device_fk', '=', devicePk), eb('target_device_fk', '=', devicePk)]))
        .limit(LATEST)
        .execute();
      return rows.flatMap(recordOf);
    },

    /**
     * Removes a device: its agent is not known any more, its approvals say so and keep its last name and address, the audit its name. False when it is
     * there no more. Call it inside a transaction.
     */
    async remove(device: { readonly pk: number; readonly device_group_fk: number; readonly alias: string }) {
      const { query, now, emit } = connection;
      const last = await tables
        .devices()
        .select(['agent_token_hash', 'alias', 'alias_key', 's_pub_ip'])
        .where('pk', '=', device.pk)
        .executeTakeFirst();
      const gone = await unregisterDevices(query, scope.companyPk, [device.pk]);
      if (!last || gone.length === 0) return false;
      if (last.agent_token_hash) {
        await query
          .insertInto('removed_agents')
          .values({ token_hash: last.agent_token_hash, company_fk: scope.companyPk, removed_at: now() })
          .execute();
      }
      const waited = await tables
        .approvals()
        .select(['pk', 'member_fk'])
        .where('device_fk', '=', device.pk)
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
        .where('device_fk', '=', device.pk)
        .execute();
      await auditStore(connection, scope, member).write({
        ...AUDIT_CODES.deviceDeleted,
        device_fk: device.pk,
        old_value: device.alias,
        new_value: '',
      });
      await settleRequests(
        connection,
        waited.map(({ pk }) => pk),
      );
      const subject = { companyPk: scope.companyPk, devicePk: device.pk, groupPk: device.device_group_fk };
      await emit({ type: 'device_removed', ...subject });
      await emit({ type: 'groups_changed', companyPk: scope.companyPk });
      for (const { pk, member_fk } of waited) {
        await emit({ type: 'approval_changed', companyPk: scope.companyPk, approvalPk: pk, requesterPk: member_fk });
      }
      await emit({ type: 'agent_called', ...subject });
      return true;
    },
  };
}

/** What `commandStore` gives. */
export type CommandStore = ReturnType<typeof commandStore>;
