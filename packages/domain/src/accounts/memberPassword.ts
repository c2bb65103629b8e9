import { MEMBER_TYPES } from '../managers/index.ts';
import { checkPassword, checkResetPassword, type PasswordLevel } from './password.ts';

/** What decides which rule a person's new password has to keep. */
export interface PasswordOwner {
  readonly member_type_id: number;
  /** The level that the company has set; what is no level counts as the strictest. */
  readonly password_level: number;
}

const LEVELS: readonly PasswordLevel[] = [0, 1, 2, 3];
const STRICTEST: PasswordLevel = 3;

/**
 * Checks the new password of a person, trimmed: users and sub-managers follow the level of their company, everybody else
 * the fixed rule (C-PASSWORD-11, C-PASSWORD-12).
 */
export function checkPasswordOf(owner: PasswordOwner, password: string): ReturnType<typeof checkPassword> {
  const { member_type_id, password_level } = owner;
  if (member_type_id !== MEMBER_TYPES.normal && member_type_id !== MEMBER_TYPES.subManager) {
    return checkResetPassword(password);
  }
  return checkPassword(LEVELS.find((level) => level === password_level) ?? STRICTEST, password.trim());
}
