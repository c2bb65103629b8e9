import type { Device } from '@remote-console/api-client/contract';
import { operatingSystemOf, readRemoteKinds, REPORTED_TEXTS, valuesOfFields } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { instantTextOrNone, type Schema } from '../database/index.ts';

/** A device with its telemetry, its group's name and the caller's favourite. */
export type DeviceRow = Omit<
  Selectable<Schema['devices']>,
  'agent_token_hash' | 'agent_key' | 'agent_run' | 'enrolment_fk' | 'alias_key' | 'memo_key'
> &
  Omit<Selectable<Schema['device_telemetry']>, 'device_fk'> & {
    readonly device_group_name: string;
    readonly latest_agent_version: string;
    readonly favourite_pk: number | null;
  };

/** What the caller may do with a device: whether it is open to them, and whether they have asked for it. */
export type DeviceApproval = Pick<Device, 'approval' | 'approval_requested'>;

/** What is known of a device beside its row. */
export type MoreOfDevice = DeviceApproval & Pick<Device, 'power_command' | 'identity_conflicts' | 'on_device' | 'tags'>;

/** A device as it is sent. */
export function deviceRecord(row: DeviceRow, more: MoreOfDevice): Device {
  return {
    pk: row.pk,
    guid: row.guid,
    alias: row.alias,
    memo: row.memo,
    alive: row.alive,
    ...more,
    ...valuesOfFields(REPORTED_TEXTS, (field) => row[field]),
    simulated: row.simulated === 1,
    remote_kinds: [...readRemoteKinds(row.remote_kinds)],
    dev_os_id: operatingSystemOf(row.dev_os_id).code,
    current_ver: row.dev_ver,
    latest_ver: row.latest_agent_version,
    device_group_fk: row.device_group_fk,
    device_group_name: row.device_group_name,
    last_connected_time: instantTextOrNone(row.last_connected_at),
    last_disconnected_time: instantTextOrNone(row.last_disconnected_at),
    disable_filetransfer: row.disable_filetransfer,
    security_agreement: row.security_agreement,
    kms_addr: row.kms_addr,
    kms_port: row.kms_port,
    favorate: row.favourite_pk === null ? null : { pk: row.favourite_pk, dev_pk: row.pk },
    s_pub_ip: row.s_pub_ip,
    cpu_usage: row.cpu_usage,
    hdd_usage: row.hdd_usage,
    hdd_capacity: row.hdd_capacity,
    memory_usage: row.memory_usage,
    memory_capacity: row.memory_capacity,
    fan_speed_id: row.fan_speed_id,
    cpu_temp: row.cpu_temp,
    hdd_temp: row.hdd_temp,
    running_time: row.running_time,
    system_time: row.system_time,
  };
}
