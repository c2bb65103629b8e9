import type { z } from 'zod';
import { refuse, type Variables } from './variables.ts';

/** Where emails are sent. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if the mail server requires them. */
  readonly url: string;
  /** The sender, as `name <address>` or as an address. */
  readonly from: string;
}

const SENDER = /^(?:[^<>\r\n]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/;

/** The mail server and the sender; null where no emails are sent, whatever the sender is. */
export function mailServerOf(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL }: Variables,
  context: z.RefinementCtx,
): MailServer | null {
  if (SMTP_URL === undefined) return null;
  const host = PUBLIC_URL === undefined ? 'localhost' : new URL(PUBLIC_URL).hostname;
  const from = MAIL_FROM ?? `Remote Console <no-reply@${host}>`;
  if (SENDER.test(from)) return { url: SMTP_URL, from };
  return refuse(
    context,
    'MAIL_FROM',
    'must be an address such as a@b.example, or a name with one such as Name <a@b.example>.',
  );
}
