import type {
  AccessHistoryEntry,
  AlertHistoryEntry,
  FileHistoryEntry,
  RemoteHistoryEntry,
} from '@remote-console/api-client/contract';
import { operatingSystemOf } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { instantText, instantTextOrNone, type Schema } from '../database/index.ts';

/** A remote-control session as it is stored. */
export type RemoteRow = Selectable<Schema['remote_sessions']>;
/** A file transfer with the name its device has now; null when the device is gone. */
export type FileRow = Selectable<Schema['file_transfers']> & { readonly alias: string | null };
/** An alert as it is stored. */
export type AlertRow = Selectable<Schema['alerts']>;
/** A login with the login ID of the person. */
export type AccessRow = Selectable<Schema['access_history']> & { readonly mgrid: string };

/** A remote-control session as it is sent. */
export function remoteRecord(row: RemoteRow): RemoteHistoryEntry {
  return {
    pk: row.pk,
    reg_mail: row.reg_mail,
    alias: row.alias,
    host_public_ip: row.host_public_ip,
    host_private_ip: row.host_private_ip,
    host_os_id: operatingSystemOf(row.host_os_id).code,
    viewer_public_ip: row.viewer_public_ip,
    viewer_private_ip: row.viewer_private_ip,
    start_time: instantText(row.start_time),
    end_time: instantTextOrNone(row.end_time ?? 0),
    security: row.security,
  };
}

/** A file transfer as it is sent. */
export function fileRecord(row: FileRow): FileHistoryEntry {
  return {
    pk: row.pk,
    start_time: instantText(row.start_time),
    end_time: instantTextOrNone(row.end_time ?? 0),
    mgrid: row.mgrid,
    alias: row.alias ?? '',
    file_name: row.file_name,
    action_type: row.action_type,
    file_size: row.file_size,
    device_os_id: operatingSystemOf(row.device_os_id).code,
  };
}

/** An alert as it is sent. */
export function alertRecord(row: AlertRow): AlertHistoryEntry {
  return {
    pk: row.pk,
    device: row.device,
    generate: instantText(row.generate),
    device_os_id: operatingSystemOf(row.device_os_id).code,
    alert_code: row.alert_code,
    alert_value: row.alert_value,
  };
}

/** A login as it is sent. */
export function accessRecord(row: AccessRow): AccessHistoryEntry {
  return {
    pk: row.pk,
    mgrid: row.mgrid,
    mgr_pub_ip: row.address,
    mgr_pri_ip: row.private_address,
    login_time: instantText(row.created_at),
    browser: row.browser,
    login_from: operatingSystemOf(row.dev_os_id).code,
    outcome: row.outcome,
  };
}
