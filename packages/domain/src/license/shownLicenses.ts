import { isAdmin, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** Whether a user may see how many devices a company has and may have: managers and service operators. */
export function seesLicenseNumbers(person: RoleSession): boolean {
  return isAdmin(person) || Number(person.memberType) === MEMBER_TYPES.operator;
}

/**
 * The license records as a user may read them. Everyone needs the plans and their terms, which decide what the console
 * offers; the numbers of devices are 0 for those who may not see them.
 */
export function shownLicenses<License extends { readonly licensedDevices: number }>(
  licenses: readonly License[],
  person: RoleSession,
): License[] {
  return licenses.map((license) => (seesLicenseNumbers(person) ? license : { ...license, licensedDevices: 0 }));
}
