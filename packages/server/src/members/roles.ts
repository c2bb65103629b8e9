import type { Profile } from '@remote-console/api-client/contract';
import { MEMBER_TYPES, type PermissionSession, type RoleSession } from '@remote-console/domain';
import type { Member } from './memberStore.ts';

/** The columns of a person that determine what the person may do. */
export const PERMISSION_COLUMNS = [
  'auth_val',
  'auth_remotecontrol',
  'auth_devicemanagement',
  'auth_filemanager',
  'auth_remoteview',
  'auth_update',
  'auth_thumbnailview',
  'auth_restart',
] as const satisfies readonly (keyof Member)[];

type RoleColumn = 'member_type_id' | 'use_approval_function';

/** The account type of the service operator. */
export const SERVICE_OPERATOR = 9;

/** The role name of a session: Manager exactly for the administrator's account type. */
export function roleWord(member: Pick<Member, 'member_type_id'>): Profile['type'] {
  return member.member_type_id === MEMBER_TYPES.admin ? 'Manager' : 'User';
}

/** The account type of a person; an invalid number is an ordinary user. */
export function memberTypeOf(member: Pick<Member, 'member_type_id'>): Profile['userType'] {
  return Object.values(MEMBER_TYPES).find((type) => type === member.member_type_id) ?? MEMBER_TYPES.normal;
}

/** What the rules about roles read of a person. */
export function roleOf(member: Pick<Member, RoleColumn>) {
  return {
    type: roleWord(member),
    memberType: member.member_type_id,
    usesApprovals: member.use_approval_function === 1,
  } as const satisfies RoleSession;
}

/** What the rules about permissions read of a person. */
export function grantsOf(member: Pick<Member, (typeof PERMISSION_COLUMNS)[number] | RoleColumn>) {
  return {
    ...roleOf(member),
    permissions: member.auth_val,
    canControl: member.auth_remotecontrol === 1,
    canManageDevices: member.auth_devicemanagement === 1,
    canTransferFiles: member.auth_filemanager === 1,
    canView: member.auth_remoteview === 1,
    canUpdate: member.auth_update === 1,
    canSeeScreens: member.auth_thumbnailview === 1,
    canRestart: member.auth_restart === 1,
  } as const satisfies PermissionSession;
}
