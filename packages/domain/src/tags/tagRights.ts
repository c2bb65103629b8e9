import { isAdmin, isSubManager, type PermissionSession, permissionsOf } from '../permissions/index.ts';

/** Whether the person may set tags on the devices that they reach: as the memo, with `modifyInformation`. */
export function mayTagDevices(person: PermissionSession): boolean {
  return permissionsOf(person).modifyInformation;
}

/**
 * Whether the person may make, rename, color and delete tags, which every device of the company can have: managers, and
 * sub-managers who may change what is known of devices.
 */
export function mayManageTags(person: PermissionSession): boolean {
  return isAdmin(person) || (isSubManager(person) && mayTagDevices(person));
}
