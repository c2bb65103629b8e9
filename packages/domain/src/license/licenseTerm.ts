import { epochOf, instantAt, timeZoneById, wallClock } from '../time/index.ts';
import { linkLicenses, type LicenseRecord } from './linkLicenses.ts';

/** From when until when a license holds, in epoch milliseconds; it still holds at its last moment. */
export interface LicenseTerm {
  readonly start: number;
  readonly expire: number;
}

/**
 * The term of a license that begins at a moment: that many months later at the same time of day on the buyer's calendar; a
 * day that the last month does not have becomes its last day.
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

/** When a renewal begins: where the running license ends, or now when it has ended (C-PAY-19). */
export function renewalStart(running: Pick<LicenseRecord, 'expiryDate'>, now: number): number {
  return Math.max(now, epochOf(running.expiryDate));
}

/**
 * The license that a renewal refers to, extended by those that are linked to it already. Null when there is none with
 * that number, or when it is itself the renewal of another.
 */
export function renewableLicense(records: readonly LicenseRecord[], payId: number): LicenseRecord | null {
  return linkLicenses(records).find((license) => license.licenseId === payId) ?? null;
}
