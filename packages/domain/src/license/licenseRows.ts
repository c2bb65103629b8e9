import { epochOf, type Moment } from '../time/index.ts';
import { isExpired } from './licenseState.ts';
import { licenseFamilies, type LicenseFamily, type LicenseRecord } from './linkLicenses.ts';
import { EXPIRY_WARNING_MS } from './constants.ts';

/** How a license came about, or that it is over: a row is one of these (C-LICENSE-01). */
export type LicenseRowKind = 'new' | 'renewed' | 'expired';

/** A row of the license table. */
export interface LicenseRow {
  readonly license: LicenseRecord;
  /** New if it refers to no license, otherwise renewed; expired once past its own expiry. */
  readonly kind: LicenseRowKind;
  /** Whether it starts later: a renewal waits for the end of what it renews. */
  readonly begins: boolean;
  /** Whether it ends within the warning period and nothing follows it. */
  readonly endsSoon: boolean;
  /** Until when a renewal extends beyond this row, ISO 8601; null if nothing follows. */
  readonly continuedUntil: string | null;
  /** What a renewal ordered in this row renews; null in rows that a later one of the same license continues. */
  readonly renews: LicenseRecord | null;
}

function rowsOf({ current, records }: LicenseFamily, now: Moment): readonly LicenseRow[] {
  const latest = records.findLast(({ expiryDate }) => expiryDate === current.expiryDate);
  return records.map((license) => {
    const isLast = license === latest;
    const expired = isExpired(license, now);
    const left = epochOf(license.expiryDate) - epochOf(now);
    return {
      license,
      kind: expired ? 'expired' : license.licenseId === current.licenseId ? 'new' : 'renewed',
      begins: epochOf(license.licenseStart) > epochOf(now),
      endsSoon: isLast && !expired && left <= EXPIRY_WARNING_MS,
      continuedUntil: isLast ? null : current.expiryDate,
      renews: isLast ? current : null,
    };
  });
}

/** The rows of the license table at a moment, the newest license first, with descending numbers. */
export function licenseRows(records: readonly LicenseRecord[], now: Moment): readonly LicenseRow[] {
  return licenseFamilies(records)
    .flatMap((family) => rowsOf(family, now))
    .sort((a, b) => b.license.licenseId - a.license.licenseId);
}
