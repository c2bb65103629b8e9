import { epochOf, instantAt, timeZoneById, wallClock } from '../time/index.ts';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

/** A license's start and end, in epoch milliseconds; its last moment is included. */
export interface LicenseTerm {
  readonly start: number;
  readonly expire: number;
}

/**
 * A license's term from a given start: that many months later at the same time of day on the buyer's calendar; a day
 * that the last month doesn't have becomes its last day.
 */
export function licenseTerm(start: number, months: number, timeZoneId?: number | null): LicenseTerm {
  const zone = timeZoneById(timeZoneId).name;
  const clock = wallClock(start, zone);
  const month = Number(clock.month) + months;
  const lastDay = new Date(Date.UTC(Number(clock.year), month, 0)).getUTCDate();
  const expire = instantAt(
    {
      year: Number(clock.year),
      month,
      day: Math.min(Number(clock.day), lastDay),
      hour: Number(clock.hour),
      minute: Number(clock.minute),
      second: Number(clock.second),
    },
    zone,
  );
  return { start, expire };
}

/** When a renewal starts: at the end of the active license, or now if that has passed (C-PAY-19). */
export function renewalStart(running: Pick<LicenseRecord, 'expiryDate'>, now: number): number {
  return Math.max(now, epochOf(running.expiryDate));
}

/**
 * The license that a renewal refers to, extended by those already linked to it. Null if there is none with that number,
 * or it is itself a renewal.
 */
export function renewableLicense(records: readonly LicenseRecord[], payId: number): LicenseRecord | null {
  return linkLicenses(records).find((license) => license.licenseId === payId) ?? null;
}
