import type {
  AccessHistoryEntry,
  AlertHistoryEntry,
  FileHistoryEntry,
  RemoteHistoryEntry,
} from '@remote-console/api-client/contract';
import { operatingSystemOf } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import { instantText, instantTextOrNone, type Schema } from '../database/index.ts';

/** A remote-control session as stored. */
export type RemoteRow = Selectable<Schema['remote_sessions']>;
/** A file transfer with the current name of its device; null when the device was deleted. */
export type FileRow = Selectable<Schema['file_transfers']> & { readonly alias: string | null };
/** An alert as stored. */
export type AlertRow = Selectable<Schema['alerts']>;
/** A login with the login ID of the person. */
export type AccessRow = Selectable<Schema['access_history']> & { readonly mgrid: string };

/** A remote-control session as it is sent. */
export function remoteRecord(row: RemoteRow): RemoteHistoryEntry {
  return {
    id: row.pk,
    personMail: row.reg_mail,
    alias: row.alias,
    hostPublicIp: row.host_public_ip,
    hostPrivateIp: row.host_private_ip,
    hostOsId: operatingSystemOf(row.host_os_id).code,
    viewerPublicIp: row.viewer_public_ip,
    viewerPrivateIp: row.viewer_private_ip,
    startTime: instantText(row.start_time),
    endTime: instantTextOrNone(row.end_time ?? 0),
    security: row.security === 1,
  };
}

/** A file transfer as it is sent. */
export function fileRecord(row: FileRow): FileHistoryEntry {
  return {
    id: row.pk,
    startTime: instantText(row.start_time),
    endTime: instantTextOrNone(row.end_time ?? 0),
    loginId: row.mgrid,
    alias: row.alias ?? '',
    fileName: row.file_name,
    actionType: row.action_type,
    fileSize: row.file_size,
    deviceOsId: operatingSystemOf(row.device_os_id).code,
  };
}

/** An alert as it is sent. */
export function alertRecord(row: AlertRow): AlertHistoryEntry {
  return {
    id: row.pk,
    device: row.device,
    generate: instantText(row.generate),
    deviceOsId: operatingSystemOf(row.device_os_id).code,
    alertCode: row.alert_code,
    alertValue: row.alert_value,
  };
}

/** A login as it is sent. */
export function accessRecord(row: AccessRow): AccessHistoryEntry {
  return {
    id: row.pk,
    loginId: row.mgrid,
    callerPublicIp: row.address,
    callerPrivateIp: row.private_address,
    loginTime: instantText(row.created_at),
    browser: row.browser,
    loginFrom: operatingSystemOf(row.dev_os_id).code,
    outcome: row.outcome,
  };
}
