import type { Language } from '@remote-console/domain';
import type { NewMail } from './queueMail.ts';

const SENDER = 'Remote Console';

/** The last line of every email: who wrote it. */
const CLOSINGS: Readonly<Record<Language, string>> = {
  ko: `이 메일은 ${SENDER}에서 자동으로 발송되었습니다.`,
  en: `This email was sent automatically by ${SENDER}.`,
  ja: `このメールは${SENDER}から自動送信されています。`,
};

/** The content of an email, in the language of its reader. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** An email of the console: its subject starts with the sender, and its text ends with who wrote it. */
export function composeMail(recipient: string, language: Language, { subject, lines }: MailText): NewMail {
  const body = [...lines, '', '—', CLOSINGS[language]];
  return { recipient, subject: `[${SENDER}] ${subject}`, body: `${body.join('\n')}\n` };
}
