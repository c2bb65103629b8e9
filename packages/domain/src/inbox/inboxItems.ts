import { DAY_MS } from '../time/index.ts';
import type { InboxCode } from './inboxKinds.ts';

/** How long an item is kept, in milliseconds. */
export const INBOX_KEPT_MS = 90 * DAY_MS;

/** What an item is about, by the IDs of its subjects. */
export interface InboxSubjects {
  readonly deviceId: number | null;
  readonly approvalId: number | null;
  readonly ticketId: number | null;
}

/** Where an item leads. */
export type InboxTarget =
  | { readonly page: 'requests' | 'ownRequests'; readonly approvalId: number }
  | { readonly page: 'tickets'; readonly ticketId: number }
  | { readonly page: 'device'; readonly deviceId: number }
  | { readonly page: 'devices' | 'license' | 'profile' };

/** The page for following up on an item; null if there is none. */
export function inboxTarget(item: InboxSubjects & { readonly code: InboxCode }): InboxTarget | null {
  const { deviceId, approvalId, ticketId } = item;
  switch (item.code) {
    case 'access_asked':
    case 'access_missed':
      return approvalId === null ? null : { page: 'requests', approvalId };
    case 'access_approved':
    case 'access_rejected':
    case 'access_ended':
    case 'access_lapsed':
    case 'access_unanswered':
    case 'access_moved':
      return approvalId === null ? null : { page: 'ownRequests', approvalId };
    case 'work_approved':
      return { page: 'devices' };
    case 'work_rejected':
    case 'work_ended':
      return null;
    case 'partner_applied':
      return ticketId === null ? null : { page: 'tickets', ticketId };
    case 'alert_began':
    case 'agent_conflict':
      return deviceId === null ? null : { page: 'device', deviceId };
    case 'license_expires':
    case 'license_expired':
    case 'license_exceeded':
    case 'license_nearly_full':
      return { page: 'license' };
    case 'password_changed':
    case 'email_changed':
    case 'codes_begun':
    case 'codes_off':
    case 'new_login':
    case 'account_locked':
    case 'delegate_gone':
      return { page: 'profile' };
  }
}
