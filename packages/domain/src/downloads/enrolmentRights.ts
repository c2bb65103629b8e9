import { isAdmin, isSubManager, isTemporary, type RoleSession } from '../permissions/index.ts';

/** Whether a user may create installers, which carry enrollment rights that outlast any temporary account. */
export function mayMakeInstallers(person: RoleSession): boolean {
  return !isTemporary(person);
}

/** Who may see and revoke the company's enrollment tokens. */
export function mayManageEnrolments(session: RoleSession): boolean {
  return isAdmin(session);
}

/**
 * Whether a user's enrollment token may replace the agent of an existing device: only those who manage the device may
 * decide that another program speaks for it, that is, the administrator or a sub-manager of its group.
 *
 * @param opensGroup Whether the user is linked to the device's group.
 */
export function mayReplaceAgent(maker: RoleSession & { readonly isActive: boolean }, opensGroup: boolean): boolean {
  if (!maker.isActive || isTemporary(maker)) return false;
  return isAdmin(maker) || (isSubManager(maker) && opensGroup);
}
