import type { RuleMessage } from '../messages/index.ts';
import type { PasswordLevel } from '../accounts/index.ts';
import type { ChangeReach } from './changeReach.ts';
import { checkContactEmail, checkMemberPassword, checkPersonName } from './subUser.ts';

/** The user fields that grant something; a sub-manager may change only these. */
export const GRANTING_FIELDS = [
  'canManageDevices',
  'canTransferFiles',
  'canControl',
  'canView',
  'canRestart',
  'canSeeScreens',
  'canUpdate',
  'permissions',
] as const;

/** The fields in which two editors must not overwrite each other's changes. */
const VERSIONED_FIELDS: readonly string[] = [...GRANTING_FIELDS, 'isActive', 'needsApproval', 'userType', 'approverId'];

/** The values of a change that can be wrong. */
export interface ChangedValues {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly usesOneTimeCodes?: boolean | undefined;
  readonly hasAuthenticator?: boolean | undefined;
}

/** Why the values of a change are rejected. */
export interface UserChangeFault {
  readonly error: Extract<RuleMessage, 'name_requirement' | 'email-invalid' | 'password_requirement' | 'need_license'>;
  readonly field: keyof ChangedValues;
}

/**
 * The first thing that is wrong with the values of a user's change, or null: the name, the email, the password by the
 * company's level, and one-time codes without the Corporate plan.
 */
export function checkUserChange(
  { name, email, password, usesOneTimeCodes, hasAuthenticator }: ChangedValues,
  person: { readonly memberType: number },
  company: { readonly level: PasswordLevel; readonly isCorporate: boolean },
): UserChangeFault | null {
  const wrongName = name === undefined ? null : checkPersonName(name);
  if (wrongName) return { error: wrongName, field: 'name' };
  const wrongEmail = email === undefined ? null : checkContactEmail(email);
  if (wrongEmail) return { error: wrongEmail, field: 'email' };
  const wrongPassword = password === undefined ? null : checkMemberPassword(person.memberType, company.level, password);
  if (wrongPassword) return { error: wrongPassword, field: 'password' };
  if (company.isCorporate) return null;
  if (usesOneTimeCodes !== undefined) return { error: 'need_license', field: 'usesOneTimeCodes' };
  return hasAuthenticator === undefined ? null : { error: 'need_license', field: 'hasAuthenticator' };
}

/** The first field of a change that the caller may not change; null if there is none. */
export function fieldOutOfReach(change: object, reach: ChangeReach): string | null {
  const fields = Object.keys(change).filter((field) => field !== 'version');
  switch (reach) {
    case 'everything':
      return null;
    case 'nothing':
      return fields[0] ?? 'version';
    case 'permissions':
      return fields.find((field) => !GRANTING_FIELDS.some((granting) => granting === field)) ?? null;
  }
}

/** Whether a change raises a user's version, because two editors would overwrite each other's. */
export const raisesVersion = (change: object): boolean =>
  Object.entries(change).some(([field, value]) => value !== undefined && VERSIONED_FIELDS.includes(field));
