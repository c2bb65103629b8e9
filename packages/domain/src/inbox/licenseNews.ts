import { type LicenseRecord, licenseExcess, licenseState } from '../license/index.ts';
import { DAY_MS, epochOf } from '../time/index.ts';

/** How many days before the licenses expire the user is notified, once for each. */
export const EXPIRY_NEWS_DAYS = [1, 7, 30] as const;

/** The share of the licensed devices from which the licenses are nearly used up. */
export const NEARLY_FULL = 0.9;

/** The notifications about a company's licenses. */
export type LicenseNews =
  | { readonly code: 'license_expires'; readonly days: number; readonly about: string }
  | { readonly code: 'license_expired'; readonly about: string }
  | {
      readonly code: 'license_exceeded' | 'license_nearly_full';
      readonly devices: number;
      readonly volume: number;
      readonly about: string;
    };

function expiryNews(records: readonly LicenseRecord[], now: number): LicenseNews | null {
  const { latestExpire, status, daysLeft } = licenseState(records, now);
  if (latestExpire === null || daysLeft === null) return null;
  if (status === 'expired') return { code: 'license_expired', about: `license:expired:${latestExpire}` };
  const last = records.filter(({ expiryDate }) => expiryDate === latestExpire);
  const term = Math.max(
    ...last.map(({ licenseStart, expiryDate }) => (epochOf(expiryDate) - epochOf(licenseStart)) / DAY_MS),
  );
  const due = EXPIRY_NEWS_DAYS.find((days) => daysLeft <= days);
  // Otherwise a trial of 15 days would start with the notice of its end.
  if (due === undefined || term <= due) return null;
  return { code: 'license_expires', days: daysLeft, about: `license:expires:${due}:${latestExpire}` };
}

function volumeNews(volume: number, devices: number): LicenseNews | null {
  if (volume === 0) return null;
  const numbers = { devices, volume };
  if (licenseExcess(volume, devices))
    return { code: 'license_exceeded', ...numbers, about: `license:exceeded:${volume}` };
  if (devices < volume * NEARLY_FULL) return null;
  return { code: 'license_nearly_full', ...numbers, about: `license:nearly_full:${volume}` };
}

/**
 * The current notifications about a company's licenses. They stay the same as long as nothing changes; `about` shows
 * whether one was already sent.
 */
export function licenseNews(records: readonly LicenseRecord[], devices: number, now: number): readonly LicenseNews[] {
  const { totalVolume } = licenseState(records, now);
  return [expiryNews(records, now), volumeNews(totalVolume, devices)].filter((news) => news !== null);
}
