import { createTransport } from 'nodemailer';
import type { MailServer } from '../settings/index.ts';
import type { SendMail } from './deliverMails.ts';
import { mailHtml } from './mailHtml.ts';

/** Well below the time for which an email is claimed, even when all of them are used up one after the other. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Creates a sender that hands emails to a mail server. */
export function createSmtpSender({ url, from }: MailServer): SendMail {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return async ({ pk, recipient, subject, body, created_at }) => {
    await transport.sendMail({
      from,
      // As an object, so that nothing in it is taken for a second address.
      to: { name: '', address: recipient },
      subject,
      text: body,
      html: await mailHtml({ subject, body }),
      date: new Date(created_at),
      // The same at every attempt, so that a mail server recognizes a repeated one.
      messageId: `<${created_at}.${pk}@remote-console>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
