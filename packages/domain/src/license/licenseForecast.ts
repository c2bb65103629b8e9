import { DAY_MS } from '../time/index.ts';

/** How many devices an account had at one moment. */
export interface DeviceCount {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly devices: number;
}

/** What becomes of the room that the licenses leave. */
export type LicenseForecast =
  /** There is no room now. */
  | { readonly kind: 'full' }
  /** Too little is known of the past. */
  | { readonly kind: 'unknown' }
  /** At the pace of the last weeks the room suffices for `FORESEEN_DAYS`, or the number does not grow. */
  | { readonly kind: 'enough' }
  /** At the pace of the last weeks the licenses are full then; `perWeek` is that pace, rounded, 1 at least. */
  | { readonly kind: 'fills'; readonly at: number; readonly perWeek: number };

/** How many days of the past say how the number grows. */
const PAST_DAYS = 56;
/** Below this many days between the first number and the last nothing is said. */
const LEAST_DAYS = 14;
/** What lies further ahead is not foreseen. */
const FORESEEN_DAYS = 365;

/** Devices more in a day, by the line that is nearest to the numbers (least squares). */
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
 * When the licenses will be full if the number of devices goes on as in the last eight weeks.
 *
 * @param volume Devices that the licenses cover.
 * @param devices Devices now.
 * @param past Numbers of the past in any order, at most one of use a day.
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
