import { checkEmail, checkResetPassword } from '../accounts/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { DAY_MS } from '../time/index.ts';

/** How long a pending application is valid: 7 days (B-CONST-11, A-PARTNER-34). */
export const PARTNER_WINDOW_MS = 7 * DAY_MS;

/** Korean for "not stated": used if an applicant leaves out the company or phone (A-PARTNER-17, -18). */
export const NOT_STATED = '미기재';

/** An application form as typed. */
export interface PartnerForm {
  readonly partnerCompanyName: string;
  readonly applicantName: string;
  readonly applicantEmail: string;
  readonly applicantPassword: string;
  readonly applicantPhone: string;
  /** The selected company or manager. */
  readonly managerName: string;
  readonly startPicked: string;
  readonly endPicked: string;
}

/** The message for an application, and its field. */
export interface PartnerFault {
  readonly error: Extract<
    RuleMessage,
    | 'applicant_name_requirement'
    | 'applicant_email_requirement'
    | 'password_requirement'
    | 'password_confirm'
    | 'manager_name_requirement'
    | 'start_date_requirement'
    | 'end_date_requirement'
  >;
  readonly field: keyof PartnerForm | 'passwordAgain';
}

/** The form as it is sent: trimmed, with the word for "not stated" where company or phone are empty (A-PARTNER-26). */
export function partnerFormToSend(form: PartnerForm): PartnerForm {
  const orNotStated = (text: string) => text.trim() || NOT_STATED;
  return {
    partnerCompanyName: orNotStated(form.partnerCompanyName),
    applicantName: form.applicantName.trim(),
    applicantEmail: form.applicantEmail.trim(),
    applicantPassword: form.applicantPassword.trim(),
    applicantPhone: orNotStated(form.applicantPhone),
    managerName: form.managerName.trim(),
    startPicked: form.startPicked.trim(),
    endPicked: form.endPicked.trim(),
  };
}

/**
 * Everything that is wrong with an application, in form order (A-PARTNER-21 to -30).
 *
 * @param passwordAgain The password typed a second time; it is not sent (A-PARTNER-25).
 */
export function partnerFaults(form: PartnerForm, passwordAgain = form.applicantPassword): readonly PartnerFault[] {
  const { applicantName, applicantEmail, applicantPassword, managerName, startPicked, endPicked } =
    partnerFormToSend(form);
  const faults: PartnerFault[] = [];
  if (applicantName === '') faults.push({ error: 'applicant_name_requirement', field: 'applicantName' });
  if (checkEmail(applicantEmail)) faults.push({ error: 'applicant_email_requirement', field: 'applicantEmail' });
  if (checkResetPassword(applicantPassword)) faults.push({ error: 'password_requirement', field: 'applicantPassword' });
  if (passwordAgain.trim() !== applicantPassword) faults.push({ error: 'password_confirm', field: 'passwordAgain' });
  if (managerName === '') faults.push({ error: 'manager_name_requirement', field: 'managerName' });
  if (startPicked === '') faults.push({ error: 'start_date_requirement', field: 'startPicked' });
  if (endPicked === '') faults.push({ error: 'end_date_requirement', field: 'endPicked' });
  return faults;
}

/** The first thing that is wrong with an application (A-PARTNER-30), or `null`. */
export function checkPartnerForm(form: PartnerForm, passwordAgain?: string): PartnerFault | null {
  return partnerFaults(form, passwordAgain)[0] ?? null;
}
