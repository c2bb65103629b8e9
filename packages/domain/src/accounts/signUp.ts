import type { RuleMessage } from '../messages/index.ts';
import { DEFAULT_TIME_ZONE_ID } from '../time/index.ts';
import { checkEmail } from './email.ts';
import { DEFAULT_LANGUAGE, languageOrNull, type Language } from '../languages/index.ts';
import { checkSignUpPassword } from './password.ts';
import { checkId } from './signUpId.ts';

/** The sign-up form as it is submitted (A-JOIN-31). */
export interface SignUpForm {
  readonly loginId: string;
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly mail: string;
  readonly name: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyWebsite: string;
  readonly language: Language;
  readonly usedFormerProduct: 'NO' | 'YES';
  /** How the user heard of the product. */
  readonly subscription: string;
  readonly timeZoneId: number;
}

/** Whether the account is for a company; chosen on the form, not submitted. */
export type SignUpUse = 'PERSONAL' | 'ENTERPRISE';

/** What the checks need besides the form. */
export interface SignUpSituation {
  readonly use: SignUpUse;
  /** The server's answer about the ID; `null` until it was asked. */
  readonly idAvailable: boolean | null;
}

/** An empty form, in the visitor's language, or in Korean without one. */
export function emptySignUpForm(locale: string | null): SignUpForm {
  return {
    loginId: '',
    password: '',
    passwordConfirmation: '',
    mail: '',
    name: '',
    phone: '',
    companyName: '',
    companyWebsite: '',
    language: languageOrNull(locale) ?? DEFAULT_LANGUAGE,
    usedFormerProduct: 'NO',
    subscription: '',
    timeZoneId: DEFAULT_TIME_ZONE_ID,
  };
}

/** The confirmation is valid only if it equals a valid password (A-JOIN-19, A-JOIN-20). */
export function isPasswordConfirmed(form: Pick<SignUpForm, 'password' | 'passwordConfirmation'>): boolean {
  return checkSignUpPassword(form.password) === null && form.password === form.passwordConfirmation;
}

/** Possible errors of a sign-up form. */
export type SignUpFault = Extract<
  RuleMessage,
  | 'invalid_id'
  | 'id_exist'
  | 'password_requirement'
  | 'password_confirm'
  | 'email-invalid'
  | 'name_requirement'
  | 'company_name_requirement'
>;

type CheckedSignUp = Pick<
  SignUpForm,
  'loginId' | 'password' | 'passwordConfirmation' | 'mail' | 'name' | 'companyName'
>;

/**
 * The failing checks of a submitted sign-up form, one per invalid field, in the specified order: invalid_id, id_exist,
 * password_requirement, password_confirm, email-invalid, name_requirement, and for a company its name (A-JOIN-24,
 * A-JOIN-27). Empty when the form may be submitted.
 */
export function signUpFaults(form: CheckedSignUp, { use, idAvailable }: SignUpSituation): readonly SignUpFault[] {
  const faults: readonly (SignUpFault | null)[] = [
    checkId(form.loginId) ?? (idAvailable === false ? 'id_exist' : null),
    checkSignUpPassword(form.password),
    isPasswordConfirmed(form) ? null : 'password_confirm',
    checkEmail(form.mail),
    form.name.trim() === '' ? 'name_requirement' : null,
    use === 'ENTERPRISE' && form.companyName.trim() === '' ? 'company_name_requirement' : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/** The first failing check (A-JOIN-23), or `null` when the form may be submitted. */
export function checkSignUp(form: CheckedSignUp, situation: SignUpSituation): SignUpFault | null {
  return signUpFaults(form, situation)[0] ?? null;
}
