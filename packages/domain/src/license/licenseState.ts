import { DAY_MS, epochOf, type Moment } from '../time/index.ts';
import { EXPIRY_WARNING_MS } from './constants.ts';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

/** A single word for an account's licenses. */
export type LicenseLabel = 'All' | 'Basic' | 'Corporate' | 'Unknown';

/** How close an account's licenses are to their end. */
export type LicenseStatus = 'none' | 'active' | 'expiring' | 'expired';

/** The state of an account's licenses at one moment. */
export interface LicenseState {
  readonly label: LicenseLabel;
  /** Whether the Corporate features are available. */
  readonly corporate: boolean;
  /** The total number of devices in the unexpired licenses. */
  readonly totalVolume: number;
  /** The latest expiry over all records, ISO 8601, or `null` without any. */
  readonly latestExpire: string | null;
  readonly status: LicenseStatus;
  /** Days until the latest expiry, rounded up; 0 once expired, `null` without a license. */
  readonly daysLeft: number | null;
}

/** A license has expired when now is later than its expiry, not at that very moment (A-LICENSE-05). */
export function isExpired(license: Pick<LicenseRecord, 'expiryDate'>, now: Moment): boolean {
  return !(epochOf(now) <= epochOf(license.expiryDate));
}

function unexpired(records: readonly LicenseRecord[], now: Moment): readonly LicenseRecord[] {
  return linkLicenses(records).filter((license) => !isExpired(license, now));
}

/**
 * The account's label: `All` for Basic and Corporate together and for Free alone, otherwise `Basic` or `Corporate`, and
 * `Unknown` without a license. Expired licenses don't count (A-LICENSE-13 to A-LICENSE-17, C-LICENSE-14).
 */
export function licenseLabel(records: readonly LicenseRecord[], now: Moment): LicenseLabel {
  const plans = new Set(unexpired(records, now).map((license) => license.plan));
  if (plans.has('Basic')) return plans.has('Corporate') ? 'All' : 'Basic';
  if (plans.has('Corporate')) return 'Corporate';
  return plans.has('Free') ? 'All' : 'Unknown';
}

/** Whether the account has the Corporate features: its label is Corporate or All (A-LICENSE-18 to A-LICENSE-21). */
export function isCorporate(records: readonly LicenseRecord[], now: Moment): boolean {
  const label = licenseLabel(records, now);
  return label === 'Corporate' || label === 'All';
}

function latestExpireOf(records: readonly LicenseRecord[]): string | null {
  let latest: string | null = null;
  for (const { expiryDate: expire } of records) {
    if (Number.isNaN(epochOf(expire))) continue;
    if (latest === null || epochOf(expire) > epochOf(latest)) latest = expire;
  }
  return latest;
}

function statusOf(latestExpire: string | null, now: Moment): LicenseStatus {
  if (latestExpire === null) return 'none';
  const left = epochOf(latestExpire) - epochOf(now);
  if (left < 0) return 'expired';
  return left <= EXPIRY_WARNING_MS ? 'expiring' : 'active';
}

/** Everything that the console shows about an account's licenses at the moment `now`. */
export function licenseState(records: readonly LicenseRecord[], now: Moment): LicenseState {
  const latestExpire = latestExpireOf(records);
  return {
    label: licenseLabel(records, now),
    corporate: isCorporate(records, now),
    totalVolume: unexpired(records, now).reduce((sum, license) => sum + license.licensedDevices, 0),
    latestExpire,
    status: statusOf(latestExpire, now),
    daysLeft: latestExpire === null ? null : Math.max(0, Math.ceil((epochOf(latestExpire) - epochOf(now)) / DAY_MS)),
  };
}
