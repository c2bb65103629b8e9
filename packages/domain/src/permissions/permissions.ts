import { isFlagSet } from '../text/index.ts';
import { holdsAuthValue } from './authValue.ts';
import { isAdmin, type RoleSession } from './roles.ts';

/** The eleven permissions, in the order of the specification. */
export const PERMISSIONS = [
  'deviceMonitor',
  'modifyInformation',
  'useFunction',
  'viewReport',
  'CSRemoteControl',
  'CSFileManager',
  'CSDeviceManagement',
  'CSRemoteView',
  'CSUpdate',
  'CSThumbnailView',
  'CSRestart',
] as const;

/** One permission. */
export type Permission = (typeof PERMISSIONS)[number];

/** Which permissions a person holds. */
export type Permissions = Readonly<Record<Permission, boolean>>;

/** The fields of a session that decide permissions. Flags arrive in several forms; `isFlagSet` reads them. */
export interface PermissionSession extends RoleSession {
  /** Comma list of 1 deviceMonitor, 2 modifyInformation, 4 useFunction, 8 viewReport. */
  readonly auth_val?: string | number | null | undefined;
  readonly auth_remotecontrol?: unknown;
  readonly auth_devicemanagement?: unknown;
  readonly auth_filemanager?: unknown;
  readonly auth_remoteview?: unknown;
  readonly auth_update?: unknown;
  readonly auth_thumbnailview?: unknown;
  readonly auth_restart?: unknown;
}

/** The session field that grants each permission of the remote-control program (C-PERM-16). */
export const PERMISSION_FIELDS = {
  CSRemoteControl: 'auth_remotecontrol',
  CSFileManager: 'auth_filemanager',
  CSDeviceManagement: 'auth_devicemanagement',
  CSRemoteView: 'auth_remoteview',
  CSUpdate: 'auth_update',
  CSThumbnailView: 'auth_thumbnailview',
  CSRestart: 'auth_restart',
} as const satisfies Partial<Record<Permission, keyof PermissionSession>>;

/**
 * What a person may do: an administrator everything, everyone else what `auth_val` and the `auth_` flags grant, and
 * deviceMonitor always (A-ROLE-02 to A-ROLE-14).
 */
export function permissionsOf(session: PermissionSession): Permissions {
  const admin = isAdmin(session);
  const listed = (value: 2 | 4 | 8) => admin || holdsAuthValue(session.auth_val, value);
  const flagged = (permission: keyof typeof PERMISSION_FIELDS) =>
    admin || isFlagSet(session[PERMISSION_FIELDS[permission]]);
  return {
    deviceMonitor: true,
    modifyInformation: listed(2),
    useFunction: listed(4),
    viewReport: listed(8),
    CSRemoteControl: flagged('CSRemoteControl'),
    CSFileManager: flagged('CSFileManager'),
    CSDeviceManagement: flagged('CSDeviceManagement'),
    CSRemoteView: flagged('CSRemoteView'),
    CSUpdate: flagged('CSUpdate'),
    CSThumbnailView: flagged('CSThumbnailView'),
    CSRestart: flagged('CSRestart'),
  };
}
