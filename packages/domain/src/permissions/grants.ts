import {
  PERMISSION_FIELDS,
  PERMISSIONS,
  permissionsOf,
  type Permission,
  type PermissionSession,
} from './permissions.ts';

const FIELDS: Readonly<Partial<Record<Permission, keyof PermissionSession>>> = PERMISSION_FIELDS;

/** The permissions that a user can grant to others: their own, so that nobody grants more than they have. */
export function grantablePermissions(caller: PermissionSession): readonly Permission[] {
  const own = permissionsOf(caller);
  return PERMISSIONS.filter((permission) => own[permission]);
}

/**
 * The field of a permission change that grants something the caller doesn't have; null if there is none. Existing
 * permissions of the user may stay, and everything may be revoked.
 *
 * @param change The granting fields that change; others are ignored.
 */
export function grantOutOfReach(
  change: Partial<PermissionSession>,
  person: PermissionSession,
  caller: PermissionSession,
): keyof PermissionSession | null {
  const before = permissionsOf(person);
  const after = permissionsOf({ ...person, ...change });
  const grantable = grantablePermissions(caller);
  const beyond = PERMISSIONS.find(
    (permission) => after[permission] && !before[permission] && !grantable.includes(permission),
  );
  return beyond === undefined ? null : (FIELDS[beyond] ?? 'permissions');
}
