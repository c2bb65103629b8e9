import { isAdmin, isSubManager, type RoleSession } from '@remote-console/domain';

/** Which label precedes the signed-in user's ID: ordinary users have none (A-FRAME-20, A-FRAME-21). */
export function roleLabel(session: RoleSession): 'managerId' | 'submanagerId' | null {
  if (isAdmin(session)) return 'managerId';
  return isSubManager(session) ? 'submanagerId' : null;
}
