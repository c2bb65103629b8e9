import {
  applicantText,
  formatZonedPeriod,
  listText,
  ticketHref,
  type Language,
  type PartnerForm,
  type Period,
  type TimePreferences,
} from '@remote-console/domain';
import type { MailReader } from '../approvals/index.ts';
import { instantText } from '../database/index.ts';
import { composeMail, type NewMail } from '../mail/index.ts';
import { PARTNER_MAILS } from './partnerMailTexts.ts';

/** A period on somebody's clock, with the name of their zone. */
function shownPeriod({ start, end }: Period, preferences: TimePreferences, language: Language) {
  return formatZonedPeriod({ from: instantText(start), to: instantText(end) }, preferences, language);
}

/** What an email about an application says besides its form. */
export interface ApplicationMailFacts {
  readonly period: Period;
  readonly reason: string;
  /** Of its ticket. */
  readonly pk: number;
  readonly publicUrl: string;
}

/** The email to the approver named by an application, in that person's language, with times on that person's clock. */
export function applicationMail(
  manager: MailReader,
  form: Pick<PartnerForm, 'applicantName' | 'partnerCompanyName' | 'applicantEmail'>,
  { period, reason, pk, publicUrl }: ApplicationMailFacts,
): NewMail {
  const preferences = { timeZoneId: manager.time_zone_id, dateFormatId: manager.date_fmt_id };
  const language = manager.lang_code;
  const text = PARTNER_MAILS[language];
  const applicant = { name: form.applicantName, email: form.applicantEmail };
  const company = applicantText(form.partnerCompanyName);
  const lines = [
    company === '' ? text('applied', applicant) : text('appliedForCompany', { ...applicant, company }),
    '',
    text('period_application', shownPeriod(period, preferences, language)),
    ...(reason === '' ? [] : [text('reason_application', { reason })]),
    '',
    text('open_application'),
    `${publicUrl}${ticketHref(language, pk)}`,
  ];
  return composeMail(manager.mail, language, { subject: text('subject_application', applicant), lines });
}

/** What an email with an invitation code says. */
export interface InvitationMailFacts {
  readonly company: string;
  readonly inviter: string;
  readonly code: string;
  /** Address of the page that accepts the code. */
  readonly page: string;
  readonly devices: readonly string[];
  /** Empty where none was stated. */
  readonly reason: string;
}

/**
 * The email with an invitation code. The guest has stated no zone, so its times are in the inviter's, which it names.
 */
export function invitationMail(
  recipient: string,
  language: Language,
  { company, inviter, code, page, devices, reason }: InvitationMailFacts,
  period: Period,
  timeZoneId: number,
): NewMail {
  const text = PARTNER_MAILS[language];
  const lines = [
    text('invited', { company, inviter }),
    '',
    text('code', { code }),
    text('period_invitation', shownPeriod(period, { timeZoneId }, language)),
    text('devices', { devices: listText(devices, language) }),
    ...(reason === '' ? [] : [text('reason_invitation', { reason })]),
    '',
    text('open_invitation'),
    page,
  ];
  return composeMail(recipient, language, { subject: text('subject_invitation', { company }), lines });
}
