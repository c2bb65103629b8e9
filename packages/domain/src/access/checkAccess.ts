import {
  hasApprovalRight,
  isAdmin,
  type Permission,
  PERMISSIONS,
  type PermissionSession,
  permissionsOf,
} from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';

/** What an operation or a page asks of whoever uses it. */
export type AccessRequirement =
  | 'public'
  /** Every account, the operator's as well. */
  | 'account'
  /** Whoever is of a company. */
  | 'signed-in'
  | 'manager'
  | 'approver'
  | 'corporate'
  | 'operator'
  | 'agent'
  | `permission:${Permission}`;

/** Who asks. */
export type Actor =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'agent' }
  | {
      readonly kind: 'person';
      /** The fields that decide role and permissions. */
      readonly session: PermissionSession;
      /** Whether the person's account has the Corporate functions, see `isCorporate`. */
      readonly corporate: boolean;
      /** Whether the person operates the service. Such a one is of no company: see `OPERATOR_MEETS`. */
      readonly operator: boolean;
    };

/** The answer of the access rule; a refusal carries the HTTP status and the message key to answer with. */
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
 * Everything that the operator of the service meets. What is of a company, its devices first of all, asks for something
 * else, so that no operator can look into it or act on it; an operation that is new is closed to them until it says otherwise.
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
 * The one access rule of server and console. Every requirement must hold; an operation that states none is open to
 * nobody. A visitor is asked to sign in wherever something else than `public` is required. A person who lacks a right
 * gets that message before the license is mentioned, so that no one is sent to buy what they may not use.
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
      // No license would open to an operator what is of a company.
      const isLicenseAll = !actor.operator && unmet.every((requirement) => requirement === 'corporate');
      if (!stated || (unmet.length > 0 && !isLicenseAll)) return NO_PERMISSION;
      return unmet.length > 0 ? NEED_LICENSE : ALLOWED;
    }
  }
}
