import { DEFAULT_LANGUAGE, type Language } from '../languages/index.ts';
import type { PasswordLevel } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { DEFAULT_TIME_ZONE_ID } from '../time/index.ts';
import { MEMBER_TYPES } from '../permissions/index.ts';
import { checkMemberPassword, subUserFaults, subUserRole } from './subUser.ts';

/** The account types available for a new user. */
export type NewUserType = typeof MEMBER_TYPES.normal | typeof MEMBER_TYPES.admin | typeof MEMBER_TYPES.subManager;

/** The form for a new user, as typed (C-ADDUSER-01). */
export interface NewUserForm {
  readonly loginId: string;
  readonly name: string;
  /** Mobile phone. */
  readonly phone: string;
  readonly position: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  /** Office line. */
  readonly telephone: string;
  readonly receivesMail: boolean;
  readonly email: string;
  readonly department: string;
  readonly userType: NewUserType;
  /** The selected approver's name, for display. */
  readonly approver: string;
  readonly approverId: number | null;
  readonly needsApproval: boolean;
}

/** What the call that creates a user sends (C-ADDUSER-17). */
export interface NewUserCall {
  readonly loginId: string;
  readonly password: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly telephone: string;
  readonly department: string;
  readonly position: string;
  readonly receivesMail: boolean;
  readonly userType: NewUserType;
  readonly needsApproval: boolean;
  readonly approverId: number;
  readonly language: Language;
  readonly timeZoneId: number;
}

/** An empty form. */
export const EMPTY_NEW_USER_FORM: NewUserForm = {
  loginId: '',
  name: '',
  phone: '',
  position: '',
  password: '',
  passwordConfirmation: '',
  telephone: '',
  receivesMail: false,
  email: '',
  department: '',
  userType: MEMBER_TYPES.normal,
  approver: '',
  approverId: null,
  needsApproval: false,
};

/** What is wrong with a field of the form. */
export interface NewUserFault {
  readonly field: keyof NewUserForm;
  readonly message: Extract<
    RuleMessage,
    'invalid_id' | 'id_exist' | 'name_requirement' | 'password_requirement' | 'password_confirm' | 'email-invalid'
  >;
}

interface NewUserSituation {
  /** The server's answer about the ID, null until it was asked. */
  readonly idAvailable: boolean | null;
  /** The company's password level. */
  readonly level: PasswordLevel;
}

/** The fields in the order in which their errors are reported. */
const CHECKED_FIELDS = ['loginId', 'name', 'password', 'passwordConfirmation', 'email'] as const;

/**
 * Everything that is wrong with the form, at most one error per field. The confirmation is compared only with an
 * otherwise valid password (C-ADDUSER-08).
 */
export function newUserFaults(form: NewUserForm, situation: NewUserSituation): readonly NewUserFault[] {
  const { userType } = subUserRole(form, 0);
  const faults: NewUserFault[] = [...subUserFaults(form, userType, situation.level)];
  if (situation.idAvailable === false) faults.push({ field: 'loginId', message: 'id_exist' });
  const isStrong = checkMemberPassword(userType, situation.level, form.password) === null;
  if (isStrong && form.password.trim() !== form.passwordConfirmation.trim())
    faults.push({ field: 'passwordConfirmation', message: 'password_confirm' });
  return CHECKED_FIELDS.flatMap((field) => faults.find((fault) => fault.field === field) ?? []);
}

/** The first thing that is wrong with the form, or null. */
export function checkNewUserForm(form: NewUserForm, situation: NewUserSituation): NewUserFault | null {
  return newUserFaults(form, situation)[0] ?? null;
}

/** What is sent for a form, trimmed and without the confirmation (C-ADDUSER-09, C-ADDUSER-13 to C-ADDUSER-19). */
export function newUserCall(form: NewUserForm, currentUserId: number): NewUserCall {
  return {
    loginId: form.loginId.trim(),
    password: form.password.trim(),
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    telephone: form.telephone.trim(),
    department: form.department.trim(),
    position: form.position.trim(),
    receivesMail: form.receivesMail,
    needsApproval: form.needsApproval,
    ...subUserRole(form, currentUserId),
    language: DEFAULT_LANGUAGE,
    timeZoneId: DEFAULT_TIME_ZONE_ID,
  };
}
