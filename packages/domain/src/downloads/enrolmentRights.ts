import { isAdmin, isSubManager, isTemporary, type RoleSession } from '../permissions/index.ts';

/** Whether a person may make installers. One carries a right to enrol, which outlasts every temporary account. */
export function mayMakeInstallers(person: RoleSession): boolean {
  return !isTemporary(person);
}

/** Who may see and revoke the enrolment tokens of the company. */
export function mayManageEnrolments(session: RoleSession): boolean {
  return isAdmin(session);
}

/**
 * Whether the enrolment token of a person may replace the agent of a device that is there: only who manages the device may
 * decide that another program speaks for it. That is the administrator, or a sub-manager of its group.
 *
 * @param opensGroup Whether the person is linked to the device's group.
 */
export function mayReplaceAgent(maker: RoleSession & { readonly isActive: boolean }, opensGroup: boolean): boolean {
  if (!maker.isActive || isTemporary(maker)) return false;
  return isAdmin(maker) || (isSubManager(maker) && opensGroup);
}
