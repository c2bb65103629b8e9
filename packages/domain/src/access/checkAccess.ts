import {
  hasApprovalRight,
  isAdmin,
  type Permission,
  PERMISSIONS,
  type PermissionSession,
  permissionsOf,
} from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';

/** What an operation or a page requires of its user. */
export type AccessRequirement =
  | 'public'
  /** Every account, including the operator's. */
  | 'account'
  /** Any user of a company. */
  | 'signed-in'
  | 'manager'
  | 'approver'
  | 'corporate'
  | 'operator'
  | 'agent'
  | `permission:${Permission}`;

/** The caller. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'agent' }
  | {
      readonly kind: 'person';
      /** The fields that decide role and permissions. */
      readonly session: PermissionSession;
      /** Whether the user's account has the Corporate features, see `isCorporate`. */
      readonly corporate: boolean;
      /** Whether the user operates the service. Operators belong to no company: see `OPERATOR_MEETS`. */
      readonly operator: boolean;
    };

/** The access rule's answer; a refusal carries the HTTP status and the message key to respond with. */
export type AccessDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly status: 401 | 403;
      readonly error: Extract<RuleMessage, 'login_required' | 'no_permission' | 'need_license'>;
    };

type Person = Extract<Actor, { kind: 'person' }>;

const ALLOWED: AccessDecision = { allowed: true };
const LOGIN_REQUIRED: AccessDecision = { allowed: false, status: 401, error: 'login_required' };
const NO_PERMISSION: AccessDecision = { allowed: false, status: 403, error: 'no_permission' };
const NEED_LICENSE: AccessDecision = { allowed: false, status: 403, error: 'need_license' };

/**
 * Every requirement that a service operator meets. Company data, above all devices, requires something else, so
 * operators can neither view it nor act on it; a new operation is closed to them until it says otherwise.
 */
const OPERATOR_MEETS: readonly AccessRequirement[] = ['public', 'account', 'operator'];

function personMeets(requirement: AccessRequirement, person: Person): boolean {
  if (person.operator) return OPERATOR_MEETS.includes(requirement);
  switch (requirement) {
    case 'public':
    case 'account':
    case 'signed-in':
      return true;
    case 'manager':
      return isAdmin(person.session);
    case 'approver':
      return isAdmin(person.session) || hasApprovalRight(person.session);
    case 'corporate':
      return person.corporate;
    case 'operator':
    case 'agent':
      return false;
    default: {
      const permissions = permissionsOf(person.session);
      return PERMISSIONS.some((permission) => requirement === `permission:${permission}` && permissions[permission]);
    }
  }
}

/**
 * The single access rule of server and console. Every requirement must hold; an operation that states none is open to
 * nobody. A visitor is asked to sign in unless only `public` is required. A missing permission is reported before the
 * license is mentioned, so that nobody is asked to buy what they may not use.
 */
export function checkAccess(requirements: readonly AccessRequirement[], actor: Actor): AccessDecision {
  const stated = requirements.length > 0;
  if (stated && requirements.every((requirement) => requirement === 'public')) return ALLOWED;
  switch (actor.kind) {
    case 'visitor':
      return LOGIN_REQUIRED;
    case 'agent':
      return stated && requirements.every((requirement) => requirement === 'agent' || requirement === 'public')
        ? ALLOWED
        : NO_PERMISSION;
    case 'person': {
      const unmet = requirements.filter((requirement) => !personMeets(requirement, actor));
      // No license would open a company's data to an operator.
      const isLicenseAll = !actor.operator && unmet.every((requirement) => requirement === 'corporate');
      if (!stated || (unmet.length > 0 && !isLicenseAll)) return NO_PERMISSION;
      return unmet.length > 0 ? NEED_LICENSE : ALLOWED;
    }
  }
}
