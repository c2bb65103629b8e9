import { decidesOnRequests } from '../approvals/index.ts';
import { isAdmin, isTemporary, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** What an inbox can hold, by kind and in the order in which kinds are shown. */
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

/** One kind of item. */
export type InboxKind = keyof typeof INBOX_CODES;

/** What an item tells. */
export type InboxCode = (typeof INBOX_CODES)[InboxKind][number];

/** The kinds in the order in which they are shown. */
export const INBOX_KINDS = [
  'request',
  'decision',
  'ticket',
  'alert',
  'license',
  'security',
] as const satisfies readonly InboxKind[];

/** The kind of what a code tells. */
export function kindOfCode(code: InboxCode): InboxKind {
  const has = (codes: readonly InboxCode[]) => codes.includes(code);
  return INBOX_KINDS.find((kind) => has(INBOX_CODES[kind])) ?? 'security';
}

/**
 * Whether items of a kind are about what waits for a decision. Those are counted where the decision is made; in the inbox
 * they would be counted a second time.
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

/** The kinds that a person can get at all. */
export function inboxKindsOf(person: RoleSession): readonly InboxKind[] {
  return INBOX_KINDS.filter((kind) => {
    switch (kind) {
      case 'request':
        return decidesOnRequests(person);
      case 'ticket':
        // Who is named in an application decides on it, whatever their rights.
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

/** Where what is of a kind arrives: in the inbox only, by mail as well, or not at all. */
export const INBOX_CHOICES = ['inbox', 'email', 'off'] as const;

/** One of them. */
export type InboxChoice = (typeof INBOX_CHOICES)[number];

/** Whether a kind can be turned off: what is about the security of an account cannot. */
export const mayTurnOff = (kind: InboxKind): boolean => kind !== 'security';

/** Whether a choice is possible for a kind. */
export const isChoiceOpen = (kind: InboxKind, choice: InboxChoice): boolean => choice !== 'off' || mayTurnOff(kind);

const LOOK_AFTER_DEVICES: readonly number[] = [MEMBER_TYPES.admin, MEMBER_TYPES.subManager];

/** What holds for a person who has chosen nothing. */
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
