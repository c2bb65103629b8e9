import type { Language } from '@remote-console/domain';
import { textsInEveryLanguage } from '@remote-console/texts/server';
import type { NewMail } from './queueMail.ts';

const SENDER = 'Remote Console';

/** A line of its own above the closing of an email. */
export const CLOSING_LINE = '—';

const MAILS = await textsInEveryLanguage('mails');

/** The content of an email, in the language of its reader. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** An email of the console: its subject starts with the sender, and its text ends with who wrote it. */
export function composeMail(recipient: string, language: Language, { subject, lines }: MailText): NewMail {
  const body = [...lines, '', CLOSING_LINE, MAILS[language]('closing', { sender: SENDER })];
  return { recipient, subject: `[${SENDER}] ${subject}`, body: `${body.join('\n')}\n` };
}
