/**
 * Whether the address of a ticket is that of its requester: `confirmed` by a link or a code that was mailed there, `waiting`
 * for that, or `unasked`, because an approver gave the address or the ticket is older than the question.
 */
export const MAIL_CONFIRMATIONS = ['confirmed', 'waiting', 'unasked'] as const;

/** One of them. */
export type MailConfirmation = (typeof MAIL_CONFIRMATIONS)[number];

/** Whether the address of a ticket is confirmed. */
export function mailConfirmation(ticket: {
  /** Whether a link was mailed that confirms it. */
  readonly isAsked: boolean;
  /** When it was confirmed, epoch milliseconds; null when it was not. */
  readonly confirmedAt: number | null;
}): MailConfirmation {
  if (ticket.confirmedAt !== null) return 'confirmed';
  return ticket.isAsked ? 'waiting' : 'unasked';
}

/** Whether a ticket can be approved: not while anybody may have typed the address that its account gets. */
export const isMailSettled = (confirmation: MailConfirmation): boolean => confirmation !== 'waiting';
