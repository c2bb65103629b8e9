import type { Device } from '@remote-console/api-client/contract';
import { companyTables, isVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';
import { tagsOfDevices } from '../tags/index.ts';
import { conflictsOf } from './conflictStore.ts';
import { type DeviceApproval, deviceRecord, type DeviceRow } from './deviceRows.ts';
import { runningApprovals, waitingApprovals } from './namedDevices.ts';
import { peopleOnDevices } from './onDevice.ts';
import { powerCommandsOf } from './powerCommands.ts';

type Access = Pick<StoreAccess, 'connection' | 'scope'>;

/** Which of the devices the person may open now without asking (B-APPROVAL-46), and which were requested. */
async function approvalsOf(
  { connection, scope }: Access,
  pks: readonly number[],
): Promise<(pk: number) => DeviceApproval> {
  if (!scope.needsApproval) return () => ({ approval: 1, approvalRequested: false });
  const running = await runningApprovals(connection, scope).where('device_fk', 'in', pks).execute();
  const waiting = await waitingApprovals(connection, scope).where('device_fk', 'in', pks).execute();
  const open = new Set(running.map(({ device_fk }) => device_fk));
  const requested = new Set(waiting.map(({ device_fk }) => device_fk));
  return (pk) => ({ approval: open.has(pk) ? 1 : 0, approvalRequested: requested.has(pk) });
}

function rowsOf({ connection, scope }: Access, pks: readonly number[]): Promise<DeviceRow[]> {
  return companyTables(connection, scope.companyId)
    .devicesById(pks)
    .where(isVisibleTo(scope, 'devices.device_group_fk'))
    .innerJoin('device_telemetry', 'device_telemetry.device_fk', 'devices.pk')
    .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
    .innerJoin('companies', 'companies.pk', 'devices.company_fk')
    .leftJoin('favourites', (join) =>
      join.onRef('favourites.device_fk', '=', 'devices.pk').on('favourites.member_fk', '=', scope.memberId),
    )
    .selectAll('device_telemetry')
    .selectAll('devices')
    .select([
      'device_groups.name as device_group_name',
      'companies.latest_agent_version',
      'favourites.pk as favourite_pk',
    ])
    .execute();
}

/** The devices with some IDs that the person may see, in their order, with everything that lists show. */
export async function deviceRecords(access: Access, pks: readonly number[]): Promise<Device[]> {
  const { connection, scope } = access;
  if (pks.length === 0) return [];
  const rows = new Map((await rowsOf(access, pks)).map((row) => [row.pk, row]));
  const approval = await approvalsOf(access, pks);
  const power = await powerCommandsOf(connection, scope.companyId, pks);
  const conflicts = await conflictsOf(connection, pks);
  const people = await peopleOnDevices(connection, scope.companyId, pks);
  const tags = await tagsOfDevices(connection, scope.companyId, pks);
  return pks.flatMap((pk) => {
    const row = rows.get(pk);
    const more = {
      ...approval(pk),
      powerCommand: power.get(pk) ?? null,
      identityConflicts: conflicts(pk),
      onDevice: people(pk),
      tags: [...(tags.get(pk) ?? [])],
    };
    return row ? [deviceRecord(row, more)] : [];
  });
}
