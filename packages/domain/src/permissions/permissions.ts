import { holdsAuthValue } from './authValue.ts';
import { isAdmin, type RoleSession } from './roles.ts';

/** The eleven permissions, in the specified order. */
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

/** A permission. */
export type Permission = (typeof PERMISSIONS)[number];

/** Which permissions a user has. */
export type Permissions = Readonly<Record<Permission, boolean>>;

/** A session's fields that determine permissions. */
export interface PermissionSession extends RoleSession {
  /** Comma-separated list of 1 deviceMonitor, 2 modifyInformation, 4 useFunction, 8 viewReport. */
  readonly permissions?: string | number | null | undefined;
  readonly canControl?: boolean | undefined;
  readonly canManageDevices?: boolean | undefined;
  readonly canTransferFiles?: boolean | undefined;
  readonly canView?: boolean | undefined;
  readonly canUpdate?: boolean | undefined;
  readonly canSeeScreens?: boolean | undefined;
  readonly canRestart?: boolean | undefined;
}

/** The session field that grants each permission of the remote-control program (C-PERM-16). */
export const PERMISSION_FIELDS = {
  CSRemoteControl: 'canControl',
  CSFileManager: 'canTransferFiles',
  CSDeviceManagement: 'canManageDevices',
  CSRemoteView: 'canView',
  CSUpdate: 'canUpdate',
  CSThumbnailView: 'canSeeScreens',
  CSRestart: 'canRestart',
} as const satisfies Partial<Record<Permission, keyof PermissionSession>>;

/**
 * A user's permissions: all for an administrator, otherwise those that `permissions` and the flags next to it grant,
 * and deviceMonitor always (A-ROLE-02 to A-ROLE-14).
 */
export function permissionsOf(session: PermissionSession): Permissions {
  const admin = isAdmin(session);
  const listed = (value: 2 | 4 | 8) => admin || holdsAuthValue(session.permissions, value);
  const flagged = (permission: keyof typeof PERMISSION_FIELDS) =>
    admin || session[PERMISSION_FIELDS[permission]] === true;
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
