/** What an email is about, as far as the service operator is concerned: its text is none of their business. */
export const MAIL_KINDS = ['account', 'security', 'request', 'ticket', 'partner', 'inbox', 'other'] as const;

/** One of these kinds. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** The kind that a stored word names; otherwise, the kind for everything else. */
export function mailKindOf(text: string): MailKind {
  return MAIL_KINDS.find((kind) => kind === text) ?? 'other';
}
