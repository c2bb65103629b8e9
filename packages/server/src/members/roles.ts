import type { Profile } from '@remote-console/api-client/contract';
import { MEMBER_TYPES, type PermissionSession } from '@remote-console/domain';
import type { Member } from './memberStore.ts';

/** The account type of the service operator. */
export const SERVICE_OPERATOR = 9;

const MEMBER_TYPE_IDS = [1, 2, 6, 7, 9] as const;

/** The role word of a session: Manager exactly for the administrator's account type. */
export function roleWord(member: Pick<Member, 'member_type_id'>): Profile['type'] {
  return member.member_type_id === MEMBER_TYPES.admin ? 'Manager' : 'User';
}

/** The fields of a person that decide what they may do. */
export function permissionSession(member: Member): PermissionSession {
  return {
    type: roleWord(member),
    member_type_id: member.member_type_id,
    use_approval_function: member.use_approval_function,
    auth_val: member.auth_val,
    auth_remotecontrol: member.auth_remotecontrol,
    auth_devicemanagement: member.auth_devicemanagement,
    auth_filemanager: member.auth_filemanager,
    auth_remoteview: member.auth_remoteview,
    auth_update: member.auth_update,
    auth_thumbnailview: member.auth_thumbnailview,
    auth_restart: member.auth_restart,
  };
}

/** The account type of a person; a number that is none is an ordinary user. */
export function memberTypeOf(member: Pick<Member, 'member_type_id'>): Profile['user_type'] {
  return MEMBER_TYPE_IDS.find((id) => id === member.member_type_id) ?? MEMBER_TYPES.normal;
}
