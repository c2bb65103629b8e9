/**
 * Whether a ticket's email address belongs to its requester: `confirmed` by a link or a code sent to it, `waiting` for
 * that, or `unasked`, because an approver entered the address or the ticket predates the confirmation.
 */
export const MAIL_CONFIRMATIONS = ['confirmed', 'waiting', 'unasked'] as const;

/** One of these. */
export type MailConfirmation = (typeof MAIL_CONFIRMATIONS)[number];

/** Whether a ticket's address is confirmed. */
export function mailConfirmation(ticket: {
  /** Whether a confirmation link was sent. */
  readonly isAsked: boolean;
  /** When it was confirmed, epoch milliseconds; null if it was not. */
  readonly confirmedAt: number | null;
}): MailConfirmation {
  if (ticket.confirmedAt !== null) return 'confirmed';
  return ticket.isAsked ? 'waiting' : 'unasked';
}

/** Whether a ticket can be approved: not while its account's address might have been typed by anyone. */
export const isMailSettled = (confirmation: MailConfirmation): boolean => confirmation !== 'waiting';
