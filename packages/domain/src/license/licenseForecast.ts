import { DAY_MS } from '../time/index.ts';

/** An account's device count at one moment. */
export interface DeviceCount {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly devices: number;
}

/** The forecast for the remaining licensed devices. */
export type LicenseForecast =
  /** None remain now. */
  | { readonly kind: 'full' }
  /** Too little is known about the past. */
  | { readonly kind: 'unknown' }
  /** At the pace of the last weeks the licenses suffice for `FORESEEN_DAYS`, or the number isn't growing. */
  | { readonly kind: 'enough' }
  /** At the pace of the last weeks the licenses are full then; `perWeek` is that pace, rounded, at least 1. */
  | { readonly kind: 'fills'; readonly at: number; readonly perWeek: number };

/** The number of past days that determine the growth. */
const PAST_DAYS = 56;
/** With fewer days than this between the first and the last number, there is no forecast. */
const LEAST_DAYS = 14;
/** The forecast's horizon. */
const FORESEEN_DAYS = 365;

/** Devices added per day, by a least-squares line through the numbers. */
function growthPerDay(counts: readonly DeviceCount[]): number {
  const first = counts[0]?.at ?? 0;
  const days = counts.map(({ at }) => (at - first) / DAY_MS);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanDay = mean(days);
  const meanCount = mean(counts.map(({ devices }) => devices));
  let together = 0;
  let spread = 0;
  for (const [index, { devices }] of counts.entries()) {
    const apart = (days[index] ?? 0) - meanDay;
    together += apart * (devices - meanCount);
    spread += apart * apart;
  }
  return spread === 0 ? 0 : together / spread;
}

/**
 * When the licenses will be full if the number of devices keeps growing as in the last eight weeks.
 *
 * @param volume Licensed devices.
 * @param devices Devices now.
 * @param past Past numbers in any order; at most one per day is useful.
 * @param now Epoch milliseconds.
 */
export function licenseForecast(
  volume: number,
  devices: number,
  past: readonly DeviceCount[],
  now: number,
): LicenseForecast {
  if (devices >= volume) return { kind: 'full' };
  const recent = past.filter(({ at }) => at <= now && at >= now - PAST_DAYS * DAY_MS);
  const counts = [...recent, { at: now, devices }].toSorted((one, other) => one.at - other.at);
  if (now - (counts[0]?.at ?? now) < LEAST_DAYS * DAY_MS) return { kind: 'unknown' };
  const growth = growthPerDay(counts);
  const daysLeft = (volume - devices) / growth;
  if (growth <= 0 || daysLeft > FORESEEN_DAYS) return { kind: 'enough' };
  return { kind: 'fills', at: now + daysLeft * DAY_MS, perWeek: Math.max(1, Math.round(growth * 7)) };
}
