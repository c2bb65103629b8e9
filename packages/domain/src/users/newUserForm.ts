import { DEFAULT_LANGUAGE, type Language } from '../languages/index.ts';
import type { PasswordLevel } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { DEFAULT_TIME_ZONE_ID } from '../time/index.ts';
import { MEMBER_TYPES } from '../permissions/index.ts';
import { checkMemberPassword, subUserFaults, subUserRole } from './subUser.ts';

/** The account types that a new user can get. */
export type NewUserType = typeof MEMBER_TYPES.normal | typeof MEMBER_TYPES.admin | typeof MEMBER_TYPES.subManager;

/** The form for a new user, as it is typed (C-ADDUSER-01). */
export interface NewUserForm {
  readonly mgrid: string;
  readonly name: string;
  /** Mobile phone. */
  readonly phone: string;
  readonly position: string;
  readonly pw: string;
  readonly pwConfirm: string;
  /** Office line. */
  readonly tel: string;
  readonly flagReceptMail: boolean;
  readonly email: string;
  readonly department: string;
  readonly user_type: NewUserType;
  /** The name of the chosen approver, for the eye. */
  readonly approver: string;
  readonly approver_fk: number | null;
  readonly use_approval: boolean;
}

/** What the call that creates a user sends (C-ADDUSER-17). */
export interface NewUserCall {
  readonly mgrid: string;
  readonly pw: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly tel: string;
  readonly department: string;
  readonly position: string;
  readonly flag_recept_mail: 0 | 1;
  readonly user_type: NewUserType;
  readonly use_approval: 0 | 1;
  readonly approver_fk: number;
  readonly lang_code: Language;
  readonly time_zone_id: number;
}

/** A form that nothing was typed into yet. */
export const EMPTY_NEW_USER_FORM: NewUserForm = {
  mgrid: '',
  name: '',
  phone: '',
  position: '',
  pw: '',
  pwConfirm: '',
  tel: '',
  flagReceptMail: false,
  email: '',
  department: '',
  user_type: MEMBER_TYPES.normal,
  approver: '',
  approver_fk: null,
  use_approval: false,
};

/** What is wrong with one field of the form. */
export interface NewUserFault {
  readonly field: keyof NewUserForm;
  readonly message: Extract<
    RuleMessage,
    'invalid_id' | 'id_exist' | 'name_requirement' | 'password_requirement' | 'password_confirm' | 'email-invalid'
  >;
}

interface NewUserSituation {
  /** What the server said about the ID, null while it was not asked. */
  readonly idAvailable: boolean | null;
  /** The company's password level. */
  readonly level: PasswordLevel;
}

/** The fields in the order in which what is wrong with them is said. */
const CHECKED_FIELDS = ['mgrid', 'name', 'pw', 'pwConfirm', 'email'] as const;

/**
 * Everything that is wrong with the form, at most one fault for a field. The confirmation is compared only with a password
 * that is valid otherwise (C-ADDUSER-08).
 */
export function newUserFaults(form: NewUserForm, situation: NewUserSituation): readonly NewUserFault[] {
  const { user_type } = subUserRole(form, 0);
  const faults: NewUserFault[] = [...subUserFaults(form, user_type, situation.level)];
  if (situation.idAvailable === false) faults.push({ field: 'mgrid', message: 'id_exist' });
  const isStrong = checkMemberPassword(user_type, situation.level, form.pw) === null;
  if (isStrong && form.pw.trim() !== form.pwConfirm.trim())
    faults.push({ field: 'pwConfirm', message: 'password_confirm' });
  return CHECKED_FIELDS.flatMap((field) => faults.find((fault) => fault.field === field) ?? []);
}

/** The first thing that is wrong with the form, or null. */
export function checkNewUserForm(form: NewUserForm, situation: NewUserSituation): NewUserFault | null {
  return newUserFaults(form, situation)[0] ?? null;
}

/** What is sent for a form, trimmed and without the confirmation (C-ADDUSER-09, C-ADDUSER-13 to C-ADDUSER-19). */
export function newUserCall(form: NewUserForm, currentUserPk: number): NewUserCall {
  return {
    mgrid: form.mgrid.trim(),
    pw: form.pw.trim(),
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    tel: form.tel.trim(),
    department: form.department.trim(),
    position: form.position.trim(),
    flag_recept_mail: form.flagReceptMail ? 1 : 0,
    use_approval: form.use_approval ? 1 : 0,
    ...subUserRole(form, currentUserPk),
    lang_code: DEFAULT_LANGUAGE,
    time_zone_id: DEFAULT_TIME_ZONE_ID,
  };
}
