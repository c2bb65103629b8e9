import {
  PERMISSION_FIELDS,
  PERMISSIONS,
  permissionsOf,
  type Permission,
  type PermissionSession,
} from './permissions.ts';

const FIELDS: Readonly<Partial<Record<Permission, keyof PermissionSession>>> = PERMISSION_FIELDS;

/**
 * The permissions that a person can give to others: those that the person has, so that no one hands out more than that.
 */
export function grantablePermissions(caller: PermissionSession): readonly Permission[] {
  const own = permissionsOf(caller);
  return PERMISSIONS.filter((permission) => own[permission]);
}

/**
 * The field of a change of permissions that gives a person what the caller does not have; null when there is none. What the
 * person has already may stay, and everything may be taken away.
 *
 * @param change The granting fields that change; others count for nothing.
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
