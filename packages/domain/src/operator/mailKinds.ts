/** What a mail is about, as far as the operator of the service is concerned: its text is nothing for them. */
export const MAIL_KINDS = ['account', 'security', 'request', 'ticket', 'partner', 'inbox', 'other'] as const;

/** One of them. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** A stored word that names a kind; one that names none is of another kind. */
export function mailKindOf(text: string): MailKind {
  return MAIL_KINDS.find((kind) => kind === text) ?? 'other';
}
