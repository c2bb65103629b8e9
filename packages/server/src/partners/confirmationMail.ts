import type { Language } from '@remote-console/domain';
import { composeMail, type NewMail } from '../mail/index.ts';
import { PARTNER_MAILS } from './partnerMailTexts.ts';

/** The content of a confirmation email, and its recipient. */
export interface ConfirmationMailFacts {
  readonly recipient: string;
  readonly language: Language;
  readonly company: string;
  readonly key: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * The email by which an applicant confirms the address. It repeats nothing that was typed into the form: somebody
 * applying with another person's address cannot use the server to send them messages.
 */
export function confirmationMail({ recipient, language, company, key, publicUrl }: ConfirmationMailFacts): NewMail {
  const link = `${publicUrl}/${language}/access/auth?type=application&key=${key}`;
  const text = PARTNER_MAILS[language];
  const lines = [text('body_confirmation', { company, link })];
  return composeMail(recipient, language, { subject: text('subject_confirmation'), lines });
}
