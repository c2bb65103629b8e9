import type { Device } from '@remote-console/api-client/contract';
import { operatingSystemOf, readRemoteKinds, REPORTED_TEXTS, valuesOfFields } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { instantTextOrNone, reportedColumn, type Schema } from '../database/index.ts';

/** A device with its telemetry, its group's name and whether it is the caller's favorite. */
export type DeviceRow = Omit<
  Selectable<Schema['devices']>,
  'agent_token_hash' | 'agent_key' | 'agent_run' | 'enrolment_fk' | 'alias_key' | 'memo_key'
> &
  Omit<Selectable<Schema['device_telemetry']>, 'device_fk'> & {
    readonly device_group_name: string;
    readonly latest_agent_version: string;
    readonly favourite_pk: number | null;
  };

/** The caller's access to a device: whether it is open to them, and whether they have requested it. */
export type DeviceApproval = Pick<Device, 'approval' | 'approvalRequested'>;

/** What is known about a device besides its row. */
export type MoreOfDevice = DeviceApproval & Pick<Device, 'powerCommand' | 'identityConflicts' | 'onDevice' | 'tags'>;

/** A device as it is sent. */
export function deviceRecord(row: DeviceRow, more: MoreOfDevice): Device {
  return {
    id: row.pk,
    guid: row.guid,
    alias: row.alias,
    memo: row.memo,
    isOnline: row.alive === 1,
    ...more,
    ...valuesOfFields(REPORTED_TEXTS, (field) => row[reportedColumn(field)]),
    simulated: row.simulated === 1,
    remoteKinds: [...readRemoteKinds(row.remote_kinds)],
    osId: operatingSystemOf(row.dev_os_id).code,
    currentVersion: row.dev_ver,
    latestVersion: row.latest_agent_version,
    groupId: row.device_group_fk,
    groupName: row.device_group_name,
    lastConnectedTime: instantTextOrNone(row.last_connected_at),
    lastDisconnectedTime: instantTextOrNone(row.last_disconnected_at),
    isFileTransferDisabled: row.disable_filetransfer === 1,
    securityAgreement: row.security_agreement === 1,
    kmsAddress: row.kms_addr,
    kmsPort: row.kms_port,
    favorite: row.favourite_pk === null ? null : { id: row.favourite_pk, deviceId: row.pk },
    publicIp: row.s_pub_ip,
    cpuUsage: row.cpu_usage,
    diskUsage: row.hdd_usage,
    diskCapacity: row.hdd_capacity,
    memoryUsage: row.memory_usage,
    memoryCapacity: row.memory_capacity,
    fanSpeed: row.fan_speed_id,
    cpuTemperature: row.cpu_temp,
    diskTemperature: row.hdd_temp,
    runningTime: row.running_time,
    systemTime: row.system_time,
  };
}
