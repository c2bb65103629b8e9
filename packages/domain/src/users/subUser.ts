import { checkEmail, checkId, checkPassword, checkResetPassword, type PasswordLevel } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { MEMBER_TYPES } from '../permissions/index.ts';

/** The possible errors in a user's data. */
export interface SubUserFault {
  readonly field: 'loginId' | 'password' | 'name' | 'email';
  readonly message: Extract<RuleMessage, 'invalid_id' | 'password_requirement' | 'name_requirement' | 'email-invalid'>;
}

/**
 * Checks a user's new password: types 1 and 6 by the company's level, everyone else by the fixed rule (C-PASSWORD-12).
 * Trimmed before it is checked (C-PASSWORD-11).
 */
export function checkMemberPassword(
  memberType: number,
  level: PasswordLevel,
  password: string,
): Extract<RuleMessage, 'password_requirement'> | null {
  const followsLevel = memberType === MEMBER_TYPES.normal || memberType === MEMBER_TYPES.subManager;
  return followsLevel ? checkPassword(level, password.trim()) : checkResetPassword(password);
}

/** A name that is not blank (C-ADDUSER-06). */
export function checkPersonName(name: string): Extract<RuleMessage, 'name_requirement'> | null {
  return name.trim() === '' ? 'name_requirement' : null;
}

/** A well-formed or empty email address (C-ADDUSER-23). */
export function checkContactEmail(email: string): Extract<RuleMessage, 'email-invalid'> | null {
  return email.trim() === '' ? null : checkEmail(email.trim());
}

interface SubUserEntries {
  readonly loginId: string;
  readonly name: string;
  readonly password: string;
  readonly email: string;
}

/**
 * Everything that is wrong with a new sub-user, all of it trimmed: the ID, the name, the password by the company's
 * level, and the email if there is one (C-ADDUSER-02 to C-ADDUSER-09).
 */
export function subUserFaults(form: SubUserEntries, memberType: number, level: PasswordLevel): readonly SubUserFault[] {
  const faults: SubUserFault[] = [];
  const id = checkId(form.loginId.trim());
  if (id) faults.push({ field: 'loginId', message: id });
  const name = checkPersonName(form.name);
  if (name) faults.push({ field: 'name', message: name });
  const pw = checkMemberPassword(memberType, level, form.password);
  if (pw) faults.push({ field: 'password', message: pw });
  const email = checkContactEmail(form.email);
  if (email) faults.push({ field: 'email', message: email });
  return faults;
}

/** The first thing that is wrong with a new sub-user, or null. */
export function checkSubUser(form: SubUserEntries, memberType: number, level: PasswordLevel): SubUserFault | null {
  return subUserFaults(form, memberType, level)[0] ?? null;
}

/**
 * A new sub-user's role: without approval always type 1, whatever was selected, and no approver; with it the selected
 * type, and the current user as approver if none was selected (C-ADDUSER-13 to C-ADDUSER-15).
 */
export function subUserRole<Type extends number>(
  chosen: { readonly userType: Type; readonly needsApproval: boolean; readonly approverId: number | null },
  currentUserId: number,
): { readonly userType: Type | typeof MEMBER_TYPES.normal; readonly approverId: number } {
  const approverId = chosen.approverId ?? currentUserId;
  return { userType: chosen.needsApproval ? chosen.userType : MEMBER_TYPES.normal, approverId };
}
