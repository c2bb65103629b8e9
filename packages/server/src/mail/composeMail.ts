import type { Language } from '@remote-console/domain';
import type { NewMail } from './queueMail.ts';

const SENDER = 'Remote Console';

/** The last line of every mail: who wrote it. */
const CLOSINGS: Readonly<Record<Language, string>> = {
  ko: `이 메일은 ${SENDER}에서 자동으로 발송되었습니다.`,
  en: `This email was sent automatically by ${SENDER}.`,
  ja: `このメールは${SENDER}から自動送信されています。`,
};

/** What a mail says, in the language of its reader. */
export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A mail of the console: its subject begins with the sender, and its text ends with who wrote it. */
export function composeMail(recipient: string, language: Language, { subject, lines }: MailText): NewMail {
  const body = [...lines, '', '—', CLOSINGS[language]];
  return { recipient, subject: `[${SENDER}] ${subject}`, body: `${body.join('\n')}\n` };
}
