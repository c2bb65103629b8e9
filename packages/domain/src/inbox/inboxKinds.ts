import { decidesOnRequests } from '../approvals/index.ts';
import { isAdmin, isTemporary, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** The inbox's possible items, by kind, in display order. */
export const INBOX_CODES = {
  request: ['access_asked'],
  decision: [
    'access_approved',
    'access_rejected',
    'access_ended',
    'access_lapsed',
    'access_unanswered',
    'access_missed',
    'access_moved',
    'delegate_gone',
    'work_approved',
    'work_rejected',
    'work_ended',
  ],
  ticket: ['partner_applied'],
  alert: ['alert_began'],
  license: ['license_expires', 'license_expired', 'license_exceeded', 'license_nearly_full'],
  security: [
    'password_changed',
    'email_changed',
    'codes_begun',
    'codes_off',
    'new_login',
    'account_locked',
    'agent_conflict',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A kind of item. */
export type InboxKind = keyof typeof INBOX_CODES;

/** An item's message. */
export type InboxCode = (typeof INBOX_CODES)[InboxKind][number];

/** The kinds in display order. */
export const INBOX_KINDS = [
  'request',
  'decision',
  'ticket',
  'alert',
  'license',
  'security',
] as const satisfies readonly InboxKind[];

/** A code's kind. */
export function kindOfCode(code: InboxCode): InboxKind {
  const has = (codes: readonly InboxCode[]) => codes.includes(code);
  return INBOX_KINDS.find((kind) => has(INBOX_CODES[kind])) ?? 'security';
}

/**
 * Whether items of a kind are about pending decisions. Those are counted where the decision is made; the inbox would
 * count them a second time.
 */
export function waitsForDecision(kind: InboxKind): boolean {
  switch (kind) {
    case 'request':
    case 'ticket':
      return true;
    case 'decision':
    case 'alert':
    case 'license':
    case 'security':
      return false;
  }
}

/** The kinds that a user can receive at all. */
export function inboxKindsOf(person: RoleSession): readonly InboxKind[] {
  return INBOX_KINDS.filter((kind) => {
    switch (kind) {
      case 'request':
        return decidesOnRequests(person);
      case 'ticket':
        // The person named in an application decides on it, whatever their permissions.
        return !isTemporary(person);
      case 'license':
        return isAdmin(person);
      case 'decision':
      case 'alert':
      case 'security':
        return true;
    }
  });
}

/** How items of a kind are delivered: only to the inbox, by email as well, or not at all. */
export const INBOX_CHOICES = ['inbox', 'email', 'off'] as const;

/** One of these choices. */
export type InboxChoice = (typeof INBOX_CHOICES)[number];

/** Whether a kind can be turned off: account security can't. */
export const mayTurnOff = (kind: InboxKind): boolean => kind !== 'security';

/** Whether a choice is available for a kind. */
export const isChoiceOpen = (kind: InboxKind, choice: InboxChoice): boolean => choice !== 'off' || mayTurnOff(kind);

const LOOK_AFTER_DEVICES: readonly number[] = [MEMBER_TYPES.admin, MEMBER_TYPES.subManager];

/** The default for users who have made no choice. */
export function usualChoice(kind: InboxKind, memberTypeId: number): InboxChoice {
  switch (kind) {
    case 'security':
      return 'email';
    case 'alert':
      return LOOK_AFTER_DEVICES.includes(memberTypeId) ? 'inbox' : 'off';
    case 'request':
    case 'decision':
    case 'ticket':
    case 'license':
      return 'inbox';
  }
}
