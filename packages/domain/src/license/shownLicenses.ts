import { isAdmin, MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';

/** Whether a person may know how many devices a company has and may have: a manager, and who operates the service. */
export function seesLicenseNumbers(person: RoleSession): boolean {
  return isAdmin(person) || Number(person.member_type_id) === MEMBER_TYPES.operator;
}

/**
 * The license records as a person may read them. Everybody needs the plans and their terms, which decide what the console
 * offers; how many devices they allow is 0 to whoever does not see that.
 */
export function shownLicenses<License extends { readonly pay_dev_vol: number }>(
  licenses: readonly License[],
  person: RoleSession,
): License[] {
  return licenses.map((license) => (seesLicenseNumbers(person) ? license : { ...license, pay_dev_vol: 0 }));
}
