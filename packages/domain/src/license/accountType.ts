import { MEMBER_TYPES, type RoleSession } from '../permissions/index.ts';
import type { Moment } from '../time/index.ts';
import { isExpired } from './licenseState.ts';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

/** The account's type; `none` while no license is active. */
export type AccountType = 'superadmin' | 'corporate' | 'basic' | 'free' | 'none';

/** An account's type: operator of the service, otherwise the largest active plan (C-LICENSE-16). */
export function accountType(session: RoleSession, records: readonly LicenseRecord[], now: Moment): AccountType {
  if (Number(session.memberType) === MEMBER_TYPES.operator) return 'superadmin';
  const plans = new Set(
    linkLicenses(records)
      .filter((license) => !isExpired(license, now))
      .map(({ plan }) => plan),
  );
  if (plans.has('Corporate')) return 'corporate';
  if (plans.has('Basic')) return 'basic';
  return plans.has('Free') ? 'free' : 'none';
}
