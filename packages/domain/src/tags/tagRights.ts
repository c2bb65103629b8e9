import { isAdmin, isSubManager, type PermissionSession, permissionsOf } from '../permissions/index.ts';

/** Whether the user may set tags on devices that they can access: like the memo, with `modifyInformation`. */
export function mayTagDevices(person: PermissionSession): boolean {
  return permissionsOf(person).modifyInformation;
}

/**
 * Whether the user may create, rename, color, and delete tags, which apply to the whole company: managers, and
 * sub-managers who may change device information.
 */
export function mayManageTags(person: PermissionSession): boolean {
  return isAdmin(person) || (isSubManager(person) && mayTagDevices(person));
}
