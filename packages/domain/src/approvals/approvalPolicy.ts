import type { RuleMessage } from '../messages/index.ts';

/**
 * Who decides on requests for a group's devices: the company's approvers (`single`), or selected approvers, of whom any
 * one, all, or all in order have to approve.
 */
export const APPROVAL_RULES = ['single', 'any', 'all', 'ordered'] as const;

/** Who decides on requests. */
export type ApprovalRule = (typeof APPROVAL_RULES)[number];

/** A rule with selected approvers. */
export type TeamRule = Exclude<ApprovalRule, 'single'>;

/** How long a request may stay unanswered, in hours. */
export const APPROVAL_EXPIRY_HOURS = { least: 1, most: 720 } as const;

/** The maximum number of approvers that a group can select. */
export const MOST_APPROVERS = 10;

/** A group's settings for requests for its devices. */
export interface ApprovalPolicy {
  readonly rule: ApprovalRule;
  /** The approvers' IDs, in order; none with `single`. */
  readonly approvers: readonly number[];
  /** After how many unanswered hours a request expires; null for never. */
  readonly expiryHours: number | null;
  /** Whether a weekly window can be requested. */
  readonly recurring: boolean;
}

/** The default where no group has settings, as documented. */
export const USUAL_APPROVAL_POLICY: ApprovalPolicy = {
  rule: 'single',
  approvers: [],
  expiryHours: null,
  recurring: false,
};

/** Whether a text is one of the rules. */
export const isApprovalRule = (text: string): text is ApprovalRule => APPROVAL_RULES.some((rule) => rule === text);

/** Whether a rule has selected approvers. */
export const isTeamRule = (rule: ApprovalRule): rule is TeamRule => rule !== 'single';

/** What is wrong with a group's settings, and where. */
export interface ApprovalPolicyFault {
  readonly error: Extract<RuleMessage, 'invalid_data' | 'approvers_missing' | 'search_manager_405'>;
  readonly field: 'approvers' | 'expiryHours';
}

/**
 * Checks a group's settings: approvers where the rule needs them, without duplicates and able to decide, and a number
 * of hours within its bounds.
 *
 * @param mayDecide Whether a user decides on the company's requests.
 */
export function checkApprovalPolicy(
  { rule, approvers, expiryHours }: ApprovalPolicy,
  mayDecide: (pk: number) => boolean,
): ApprovalPolicyFault | null {
  if (isTeamRule(rule) && approvers.length === 0) return { error: 'approvers_missing', field: 'approvers' };
  const isOnceEach = new Set(approvers).size === approvers.length;
  if (!isOnceEach || approvers.length > MOST_APPROVERS || (!isTeamRule(rule) && approvers.length > 0)) {
    return { error: 'invalid_data', field: 'approvers' };
  }
  if (!approvers.every(mayDecide)) return { error: 'search_manager_405', field: 'approvers' };
  const { least, most } = APPROVAL_EXPIRY_HOURS;
  const isInBounds =
    expiryHours === null || (Number.isInteger(expiryHours) && least <= expiryHours && expiryHours <= most);
  return isInBounds ? null : { error: 'invalid_data', field: 'expiryHours' };
}

/** Parses a typed number of hours; empty is null. */
export function readExpiryHours(typed: string): number | null | 'invalid_data' {
  const text = typed.trim();
  if (text === '') return null;
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  return hours >= APPROVAL_EXPIRY_HOURS.least && hours <= APPROVAL_EXPIRY_HOURS.most ? hours : 'invalid_data';
}
