import { isAdmin, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** Whether a person may know how many devices a company has and may have: a manager, and who operates the service. */
export function seesLicenseNumbers(person: RoleSession): boolean {
  return isAdmin(person) || Number(person.memberType) === MEMBER_TYPES.operator;
}

/**
 * The license records as a person may read them. Everybody needs the plans and their terms, which decide what the console
 * offers; how many devices they allow is 0 to whoever does not see that.
 */
export function shownLicenses<License extends { readonly licensedDevices: number }>(
  licenses: readonly License[],
  person: RoleSession,
): License[] {
  return licenses.map((license) => (seesLicenseNumbers(person) ? license : { ...license, licensedDevices: 0 }));
}
